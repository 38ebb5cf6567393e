export { MARKDOWN_FOLDER, markdownPath, writeMarkdownPage } from './markdown-page'
