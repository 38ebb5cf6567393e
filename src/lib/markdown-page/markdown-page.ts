import type { PlacedLink } from '../content-compiler'

interface MarkdownSource {
  title: string
  description: string
  /** The text below the front matter. */
  text: string
  /** Line of the file on which the text starts. */
  textLine: number
  /** Its links, in any order. */
  links: readonly PlacedLink[]
  /** True when the text opens with the title itself. */
  hasTitle: boolean
}

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

/** A page as Markdown that can be read alone: its title, its description, and its text with links to content files as paths of the site. */
export function writeMarkdownPage({ title, description, hasTitle, ...source }: MarkdownSource): string {
  const head = hasTitle ? [] : [`# ${title}`, description && `> ${description.replace(/\s+/g, ' ')}`]
  return `${[...head, replaceLinks(source).trim()].filter(Boolean).join('\n\n')}\n`
}

function replaceLinks({ text, textLine, links }: Pick<MarkdownSource, 'text' | 'textLine' | 'links'>): string {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const offsetOf = (link: PlacedLink) => {
    const { line, column } = link.url ?? link
    return (starts[line - textLine] ?? text.length) + column - 1
  }
  // From the end, so that earlier offsets stay valid.
  return links
    .filter(({ written }) => written !== undefined)
    .map((link) => ({ ...link, offset: offsetOf(link) }))
    .sort((a, b) => b.offset - a.offset)
    .reduce((page, { offset, written, target, url }) => {
      const at = page.indexOf(written!, offset)
      // Links may share a definition.
      return at < 0 || (url && at > offset) ? page : page.slice(0, at) + target + page.slice(at + written!.length)
    }, text)
}
