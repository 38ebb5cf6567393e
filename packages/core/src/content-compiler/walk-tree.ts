import { levelOf, type ContentNode, type ContentProps, type ContentTree, type TocLink } from '../content-tree'
import type { ContentComponent } from '../directive'
import { isDownload } from '../download-url'
import { contentComponents } from './content-components'

const definitions: ContentComponent[] = Object.values(contentComponents)

const INLINE_ELEMENTS =
  'a abbr b cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr'
const INLINE = new Set([
  ...INLINE_ELEMENTS.split(' '),
  'Math',
  ...definitions.flatMap(({ component, form }) => (form === 'text' ? component : [])),
])
const ASIDES = new Set(['details', ...definitions.flatMap(({ component, isAside }) => (isAside ? component : []))])
const LABELS = new Map(definitions.map(({ component, label }) => [component, label]))
const FOOTNOTE_LINKS = ['data-footnote-ref', 'data-footnote-backref']

/** True for an inline element or component. */
export const isInline = (name: string) => INLINE.has(name)

/** True for a link to or from a footnote. The text of such a link is a number or an arrow. */
export const isFootnoteLink = (props: ContentProps) => FOOTNOTE_LINKS.some((attribute) => attribute in props)

/** Returns the text of a node, including its title and label. Spaces separate blocks. */
export function textOf(node: ContentNode): string {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  if (isFootnoteLink(props)) return ''
  const label = LABELS.get(name) ?? 'label'
  const title = label === 'title' || isInline(name) ? '' : wordsIn(props['title'])
  const text = title + wordsIn(props[label]) + children.map(textOf).join('')
  return isInline(name) ? text : ` ${text} `
}

const wordsIn = (attribute: unknown) => (typeof attribute === 'string' ? `${attribute} ` : '')

/** Replaces each run of spaces and line breaks with a space. */
export const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns the text of a whole document. */
export const textOfTree = (tree: ContentTree) => collapseSpace(tree.map(textOf).join(''))

interface Heading {
  id: string
  level: number
  text: string
  /** True for a heading inside of an aside, and for a heading that only screen readers read. The table of contents leaves it out. */
  hidden: boolean
}

/** Returns all headings of a document, in order. */
export function headingsOf(tree: ContentTree, hidden = false): Heading[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return []
    const [name, props, ...children] = node
    const level = levelOf(name)
    if (level === undefined) return headingsOf(children, hidden || ASIDES.has(name))
    const isUnseen = hidden || props['className'] === 'sr-only'
    return [{ id: String(props['id']), level, text: collapseSpace(textOf(node)), hidden: isUnseen }]
  })
}

/** Returns the table of contents: headings of level 2, with headings of level 3 as children. */
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

/** Returns all ids of a document. */
export const anchorsOf = (tree: ContentTree): string[] =>
  tree.flatMap((node) => {
    if (typeof node === 'string') return []
    const [, props, ...children] = node
    return [...(typeof props['id'] === 'string' ? [props['id']] : []), ...anchorsOf(children)]
  })

/** A link to a page or heading of this site, with the text of the link. */
export interface LinkText {
  target: string
  text: string
}

/** Maximum length of a link's text. Longer texts, such as a card with a paragraph, describe more than the target. */
const MAX_LINK_TEXT_LENGTH = 60

/** Returns the links of a page to pages and headings of this site. */
export const linkTextsOf = (path: string, tree: ContentTree): LinkText[] =>
  tree.flatMap((node) => {
    if (typeof node === 'string') return []
    const [name, props, ...children] = node
    const url = props['href'] ?? props['to']
    const inner = linkTextsOf(path, children)
    if (typeof url !== 'string' || !/^[/#]/.test(url) || isDownload(url) || isFootnoteLink(props)) return inner
    const text = collapseSpace(textOf(isInline(name) ? node : [name, props]))
    const target = (url.startsWith('#') ? path + url : url).replace(/\?[^#]*/, '')
    return text && text.length <= MAX_LINK_TEXT_LENGTH ? [{ target, text }, ...inner] : inner
  })

/** Returns the unique names of the working examples that a document shows. */
export const examplesOf = (tree: ContentTree): string[] => [
  ...new Set(
    tree.flatMap((node): string[] => {
      if (typeof node === 'string') return []
      const [name, props, ...children] = node
      return name === 'Example' && typeof props['name'] === 'string' ? [props['name']] : examplesOf(children)
    }),
  ),
]
