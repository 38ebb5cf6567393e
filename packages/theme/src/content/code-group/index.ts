export { CodeGroup } from './code-group'
