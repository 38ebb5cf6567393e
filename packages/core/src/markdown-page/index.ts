export { isForPrograms, llmsPaths, markdownPath, pageOfMarkdown, writeMarkdownPage } from './markdown-page'
export { writeTree } from './write-tree'
