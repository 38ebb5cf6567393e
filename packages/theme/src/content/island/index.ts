export { Island } from './island'
