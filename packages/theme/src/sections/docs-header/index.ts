export { DocsHeader, type DocsHeaderProps } from './docs-header'
