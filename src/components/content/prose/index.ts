export { block } from './block.styles'
export { Prose } from './prose.styles'
