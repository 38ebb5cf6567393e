import { levelOf, type ContentNode, type ContentTree } from './content-tree'

/** Returns the path of a page's Markdown file: "/docs/files.md" for "/docs/files", "/index.md" for the home page. */
export const markdownPath = (path: string) => `${path === '/' ? '/index' : path}.md`

/** Returns the path of the page to which a Markdown file belongs. */
export const pageOfMarkdown = (path: string) => (path === '/index.md' ? '/' : path.replace(/\.md$/, ''))

/** True for the path of a text for programs: a page's Markdown file or a file of `llmsPaths`. Search engines should not index these files. */
export const isForPrograms = (path: string) => /\.md$|\/llms(-full)?\.txt$/.test(path)

/**
 * Returns the paths of two files of an area: the list of its pages, and the full text of these pages. "/docs/llms.txt" and "/docs/llms-full.txt" for
 * "/docs".
 */
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

/** Writes a tree as Markdown. Supports headings, paragraphs, lists, quotes, tables and `markdownText`. */
export const writeTree = (tree: ContentTree): string => tree.map(writeBlock).filter(Boolean).join('\n\n')

function writeBlock(node: ContentNode): string {
  if (typeof node === 'string') return writeLine([node])
  const [name, props, ...children] = node
  const level = levelOf(name)
  if (level !== undefined) return `${'#'.repeat(level)} ${writeInline(children)}`
  if (name === 'ul') return children.map((item) => `- ${writeInline(childrenOf(item))}`).join('\n')
  if (name === 'blockquote') return writeTree(children).replace(/^/gm, '> ').replace(/^> $/gm, '>')
  if (name === 'table') return writeTable(children)
  return name === 'Markdown' ? String(props['text']).trim() : writeLine(children)
}

/** Writes a line, and escapes its first characters if Markdown would read them as the start of a list, heading, quote or directive. */
const writeLine = (nodes: readonly ContentNode[]) =>
  writeInline(nodes)
    .replace(/^(?=[-+#]+(\s|$)|>|::)/, '\\')
    .replace(/^(\d+)(?=[.)](\s|$))/, '$1\\')

const writeInline = (nodes: readonly ContentNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node)
      const [name, props, ...children] = node
      const words = writeInline(children)
      if (name === 'a') return `[${words}](${String(props['href'])})`
      return name === 'strong' ? `**${words}**` : words
    })
    .join('')

function writeTable([head, body]: readonly ContentNode[]) {
  const [first = [], ...rows] = [...childrenOf(head), ...childrenOf(body)].map((row) =>
    childrenOf(row).map((cell) => writeInline(childrenOf(cell)).replaceAll('|', '\\|')),
  )
  return [first, first.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const childrenOf = (node: ContentNode | undefined): ContentNode[] =>
  Array.isArray(node) ? (node.slice(2) as ContentNode[]) : []

/** Escapes the special characters of Markdown. */
const escapeText = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*[\]<]|(?<!\w)_|_(?!\w)/g, '\\$&')
