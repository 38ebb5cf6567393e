export { Collapsible } from './collapsible'
export { summary } from './collapsible.styles'
export { useOpenForHash } from './use-open-for-hash'
