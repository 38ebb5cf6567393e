export { Mermaid, renderDiagrams } from './mermaid'
