export { block, codeBox } from './block.styles'
export { Prose } from './prose.styles'
