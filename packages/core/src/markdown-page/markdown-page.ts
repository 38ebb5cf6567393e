/** The path of a page's Markdown: "/docs/files" has it at "/docs/files.md", the home page at "/index.md". */
export const markdownPath = (path: string) => `${path === '/' ? '/index' : path}.md`

/** The page whose Markdown is at a path. */
export const pageOfMarkdown = (path: string) => (path === '/index.md' ? '/' : path.replace(/\.md$/, ''))

/** Whether a path is that of a text for programs: a page's Markdown, or what `llmsPaths` names. Search engines should not list it. */
export const isForPrograms = (path: string) => /\.md$|\/llms(-full)?\.txt$/.test(path)

/** The paths of the list of an area's pages and of their full text: "/docs" has them at "/docs/llms.txt" and "/docs/llms-full.txt". */
export const llmsPaths = (pathPrefix: string) => {
  const folder = pathPrefix === '/' ? '' : pathPrefix
  return { list: `${folder}/llms.txt`, full: `${folder}/llms-full.txt` }
}

interface MarkdownPage {
  title: string
  description: string
  /** What is below the front matter, as Markdown that can be read alone. */
  text: string
  /** True when the text opens with the title itself. */
  hasTitle: boolean
}

/** A page as Markdown that can be read alone: its title, its description, and its text. */
export function writeMarkdownPage({ title, description, text, hasTitle }: MarkdownPage): string {
  const head = hasTitle ? [] : [`# ${title}`, description && `> ${description.replace(/\s+/g, ' ')}`]
  return `${[...head, text.trim()].filter(Boolean).join('\n\n')}\n`
}
