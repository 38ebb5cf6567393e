export { block, codeBox, edgeFade, sideways } from './block.styles'
export { Prose } from './prose.styles'
