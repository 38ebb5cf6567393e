export { Collapsible } from './collapsible'
export { summary } from './collapsible.styles'
