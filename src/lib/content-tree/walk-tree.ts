import type { ContentElement, ContentNode, ContentProps, ContentTree, TocLink } from './content-tree'

const HEADING = /^h([1-6])$/
const INLINE = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr Badge Icon Kbd Math'.split(
    ' ',
  ),
)
const FOOTNOTE_LINKS = ['data-footnote-ref', 'data-footnote-backref']

/** Components whose headings are no part of the page's own structure. */
const ASIDES = ['Tab', 'CodePreview', 'AccordionItem', 'Collapsible', 'details']

/** True for an element or component that stands within a line of text. */
export const isInline = (name: string) => INLINE.has(name)

/** The level of a heading element, 1 to 6. */
export function levelOf(name: string): number | undefined {
  const level = HEADING.exec(name)?.[1]
  return level === undefined ? undefined : Number(level)
}

/** True for a link between a footnote and its place, which is no words. */
export const isFootnoteLink = (props: ContentProps) => FOOTNOTE_LINKS.some((attribute) => attribute in props)

/** The words of a node. Blocks are set apart by a space, so that neighbours do not run together. */
export function textOf(node: ContentNode): string {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  if (isFootnoteLink(props)) return ''
  const title = typeof props['title'] === 'string' && !INLINE.has(name) ? `${props['title']} ` : ''
  // A field is looked for by its name.
  const ownName = props[name === 'Field' ? 'name' : 'label']
  const label = typeof ownName === 'string' ? `${ownName} ` : ''
  const text = title + label + children.map(textOf).join('')
  return INLINE.has(name) ? text : ` ${text} `
}

/** The words of a whole document, white space folded. */
export const textOfTree = (tree: ContentTree) => tree.map(textOf).join('').replace(/\s+/g, ' ').trim()

export interface Heading {
  id: string
  level: number
  text: string
  /** True where the heading is not always in sight, only shown as an example, or for screen readers only. */
  hidden: boolean
}

/** Every heading of a document, in order. */
export function headingsOf(tree: ContentTree, hidden = false): Heading[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return []
    const [name, props, ...children] = node
    const level = levelOf(name)
    if (level === undefined) return headingsOf(children, hidden || ASIDES.includes(name))
    const isUnseen = hidden || props['className'] === 'sr-only'
    return [
      {
        id: String(props['id']),
        level,
        text: textOf(node).replace(/\s+/g, ' ').trim(),
        hidden: isUnseen,
      },
    ]
  })
}

/** "On this page": headings of the second level, those of the third below them. */
export function tocOf(headings: Heading[]): TocLink[] {
  const toc: TocLink[] = []
  for (const { id, level, text, hidden } of headings) {
    if (hidden) continue
    const parent = toc.at(-1)
    if (level === 3 && parent?.depth === 2) (parent.children ??= []).push({ id, depth: 3, text })
    else if (level === 2 || level === 3) toc.push({ id, depth: level, text })
  }
  return toc
}

/** Every id in the document that a link can lead to. */
export const anchorsOf = (tree: ContentTree): string[] =>
  tree.flatMap((node) => (typeof node === 'string' ? [] : ownAndInner(node)))

function ownAndInner([, props, ...children]: ContentElement): string[] {
  const inner = anchorsOf(children)
  return typeof props['id'] === 'string' ? [props['id'], ...inner] : inner
}

/** Names of the working examples that the document shows, each once. */
export const examplesOf = (tree: ContentTree): string[] => [
  ...new Set(
    tree.flatMap((node): string[] => {
      if (typeof node === 'string') return []
      const [name, props, ...children] = node
      return name === 'Example' && typeof props['name'] === 'string' ? [props['name']] : examplesOf(children)
    }),
  ),
]
