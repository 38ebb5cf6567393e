export { ContentIcon } from './content-icon'
export { InlineIcon } from './inline-icon'
