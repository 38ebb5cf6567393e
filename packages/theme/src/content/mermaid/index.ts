export { Mermaid } from './mermaid'
export { renderDiagrams } from './render-diagrams'
