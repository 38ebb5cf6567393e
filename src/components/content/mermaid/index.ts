export { Mermaid } from './mermaid'
