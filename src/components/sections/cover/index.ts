export { Cover } from './cover'
