export { QueryPlayground } from './query-playground-on-demand'
