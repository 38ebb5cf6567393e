export type { CodeBlockProps } from './code-block'
export { CodeBlock } from './code-block'
export { CodePane } from './code-pane'
export { languageOf } from './languages'
