export { CodeBlock, type CodeBlockProps, codeBlocksOf, CodePane } from './code-block'
export { Bar, Code, Filename } from './code-block.styles'
export { iconOfFile, languageOf } from './languages'
