export { Term } from './term'
