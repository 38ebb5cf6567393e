/** Returns the path of a page's Markdown file: "/docs/files.md" for "/docs/files", "/index.md" for the home page. */
export const markdownPath = (path: string) => `${path === '/' ? '/index' : path}.md`

/** Returns the path of the page to which a Markdown file belongs. */
export const pageOfMarkdown = (path: string) => (path === '/index.md' ? '/' : path.replace(/\.md$/, ''))

/** True for the path of a text for programs: a page's Markdown file or a file of `llmsPaths`. Search engines should not index these files. */
export const isForPrograms = (path: string) => /\.md$|\/llms(-full)?\.txt$/.test(path)

/** Returns the paths of the list of an area's pages and of their full text: "/docs/llms.txt" and "/docs/llms-full.txt" for "/docs". */
export const llmsPaths = (pathPrefix: string) => {
  const folder = pathPrefix === '/' ? '' : pathPrefix
  return { list: `${folder}/llms.txt`, full: `${folder}/llms-full.txt` }
}

interface MarkdownPage {
  title: string
  description: string
  /** The text below the front matter as plain Markdown, without directives and includes. */
  text: string
  /** True if the text starts with the title. */
  hasTitle: boolean
}

/** Writes a page's Markdown file: title, description and text. */
export function writeMarkdownPage({ title, description, text, hasTitle }: MarkdownPage): string {
  const head = hasTitle ? [] : [`# ${title}`, description && `> ${description.replace(/\s+/g, ' ')}`]
  return `${[...head, text.trim()].filter(Boolean).join('\n\n')}\n`
}
