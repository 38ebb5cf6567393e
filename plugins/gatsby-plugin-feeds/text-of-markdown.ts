import type * as Compiler from '@galley/core/content-compiler'
import type { ContentTree } from '@galley/core/content-tree'
import { writeMarkdownPage } from '@galley/core/markdown-page'
import type { FeedPage } from './build-feeds'

/** Links in the Markdown of a page are paths, and what it refers to has been checked. */
const ENVIRONMENT: Compiler.ContentEnvironment = {
  hasFile: () => true,
  pathOfFile: () => undefined,
  findIcon: () => undefined,
}

/** The text of a page without a compiled body, such as one in MDX, from its Markdown: without title and description. */
export async function textOfMarkdown({
  markdown,
  title,
  description,
  stem,
  extension,
}: FeedPage): Promise<ContentTree> {
  const head = writeMarkdownPage({ title, description, text: '', hasTitle: false }).trim()
  const text = markdown.startsWith(head) ? markdown.slice(head.length) : markdown
  // Loads longer than a build without such pages should wait.
  // oxlint-disable-next-line typescript/no-require-imports -- Gatsby's processes load TypeScript with require() only.
  const { compileMarkdown } = require('@galley/core/content-compiler') as typeof Compiler
  const { body } = await compileMarkdown(text, `${stem}.${extension}`, 1, ENVIRONMENT)
  return body ?? []
}
