import type * as Compiler from '@galley/core/content-compiler'
import type { ContentTree } from '@galley/core/content-tree'
import { writeMarkdownPage } from '@galley/core/markdown-page'
import { site } from '@galley/site'
import type { FeedPage } from './build-feeds'

/** Links in a page's Markdown are already URL paths, and its files are already checked. */
const ENVIRONMENT = {
  hasFile: () => true,
  pathOfFile: () => undefined,
  findIcon: () => undefined,
} satisfies Partial<Compiler.ContentEnvironment>

/** Compiles the Markdown of a page without a compiled body, such as an MDX page. Omits the title and the description. */
export async function textOfMarkdown({
  markdown,
  title,
  description,
  stem,
  extension,
}: FeedPage): Promise<ContentTree> {
  const head = writeMarkdownPage({ title, description, text: '', hasTitle: false }).trim()
  const text = markdown.startsWith(head) ? markdown.slice(head.length) : markdown
  // Loaded on demand because loading takes long, and most sites have no such pages.
  // oxlint-disable-next-line typescript/no-require-imports -- Gatsby's processes load TypeScript with require() only.
  const { compileMarkdown } = require('@galley/core/content-compiler') as typeof Compiler
  const { body } = await compileMarkdown(text, `${stem}.${extension}`, 1, { ...ENVIRONMENT, texts: site.texts })
  return body ?? []
}
