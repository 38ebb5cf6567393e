export { DocsLayout, type DocsLayoutProps } from './docs-layout'
