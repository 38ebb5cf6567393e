import { levelOf, type ContentNode, type ContentTree } from '../content-tree'

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

/** Writes a line, and escapes a start that Markdown would read as a list, heading, quote or directive. */
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
