export { DocsColumns, DocsLayout } from './docs-layout'
