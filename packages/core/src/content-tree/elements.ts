import type { ContentElement, ContentNode, ContentTree } from './content-tree'

type Optional = ContentNode | null | undefined | false

export const heading = (level: number, title: string): ContentElement => [`h${level}`, {}, title]

/** Returns a paragraph of the parts that exist, or no paragraph if none exists. */
export function paragraph(...parts: Optional[]): ContentTree {
  const content = parts.filter((part) => part !== undefined && part !== null && part !== false)
  return content.length > 0 ? [['p', {}, ...content]] : []
}

export const link = ({ label, to }: { label: string; to?: string | undefined }): ContentNode =>
  to === undefined ? label : ['a', { href: to }, label]

export const list = (items: readonly ContentNode[][]): ContentElement => [
  'ul',
  {},
  ...items.map((item): ContentElement => ['li', {}, ...item]),
]

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): ContentElement => {
  const rowOf = (name: string, cells: readonly string[]): ContentElement => [
    'tr',
    {},
    ...cells.map((cell): ContentElement => [name, {}, cell]),
  ]
  return ['table', {}, ['thead', {}, rowOf('th', head)], ['tbody', {}, ...rows.map((row) => rowOf('td', row))]]
}

/** Returns a node for a Markdown text, which `writeTree` writes. The search skips the node, because the page's compiled fields contain the text. */
export const markdownText = (text: string): ContentElement => ['Markdown', { text }]
