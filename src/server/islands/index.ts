export { registerIslands } from './islands'
