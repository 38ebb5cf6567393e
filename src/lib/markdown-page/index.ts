export { isForPrograms, llmsPaths, markdownPath, pageOfMarkdown, writeMarkdownPage } from './markdown-page'
