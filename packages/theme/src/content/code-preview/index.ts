export { CodePreview } from './code-preview'
