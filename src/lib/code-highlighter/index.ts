export { highlightCode } from './highlight-code'
