/** Props of an element: JSON values, with React's names. */
export type ContentProps = Record<string, unknown>

/** `[name, props, ...children]`: an HTML element (lower case) or a content component (PascalCase). */
export type ContentElement = [name: string, props: ContentProps, ...children: ContentNode[]]

export type ContentNode = string | ContentElement

/** A compiled Markdown document: the result of `compileMarkdown` and the input of the renderer. */
export type ContentTree = ContentNode[]

/** An entry of "On this page". */
export interface TocLink {
  /** The heading's id, without `#`. */
  id: string
  /** Heading level, 2 to 6. */
  depth: number
  text: string
  children?: TocLink[]
}

/** Returns the level of a heading element, 1 to 6; undefined for other elements. */
export function levelOf(name: string): number | undefined {
  const level = /^h([1-6])$/.exec(name)?.[1]
  return level === undefined ? undefined : Number(level)
}

/** Attributes with ids of the same document, separated by spaces. */
const ID_ATTRIBUTES = ['id', 'aria-describedby', 'aria-labelledby']

/** Adds `prefix` to all ids of a document, and to the links in the document that point to those ids. A page that shows several documents needs distinct ids. */
export const prefixIds = (tree: ContentTree, prefix: string): ContentTree =>
  tree.map((node) => {
    if (typeof node === 'string') return node
    const [name, props, ...children] = node
    const prefixed = Object.entries(props).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value]
      if (ID_ATTRIBUTES.includes(key)) return [key, value.replace(/\S+/g, (id) => prefix + id)]
      // "#" and "#top" are the top of the page.
      const isAnchor = ['href', 'to'].includes(key) && /^#(?!top$)./.test(value)
      return [key, isAnchor ? `#${prefix}${value.slice(1)}` : value]
    })
    return [name, Object.fromEntries(prefixed) as ContentProps, ...prefixIds(children, prefix)]
  })

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
