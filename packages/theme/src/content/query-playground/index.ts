export { QueryPlayground } from './query-playground'
