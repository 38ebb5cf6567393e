export { InlineIcon } from './inline-icon'
