export { DocsColumns, type DocsColumnsProps } from './docs-columns'
export { DocsLayout, type DocsLayoutProps } from './docs-layout'
