import {
  levelOf,
  type ContentElement,
  type ContentNode,
  type ContentProps,
  type ContentTree,
  type TocLink,
} from '../content-tree'
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

/** True for an element or component that is part of a line of text. */
export const isInline = (name: string) => INLINE.has(name)

/** True for a link between a footnote and its mark, whose text is a number or an arrow. */
export const isFootnoteLink = (props: ContentProps) => FOOTNOTE_LINKS.some((attribute) => attribute in props)

/** The words of a node, with those of its title and label. Spaces separate blocks. */
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

/** The words of a whole document, separated by single spaces. */
export const textOfTree = (tree: ContentTree) => tree.map(textOf).join('').replace(/\s+/g, ' ').trim()

interface Heading {
  id: string
  level: number
  text: string
  /** True for a heading of an aside, or for screen readers only: the table of contents leaves it out. */
  hidden: boolean
}

/** Every heading of a document, in order. */
export function headingsOf(tree: ContentTree, hidden = false): Heading[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return []
    const [name, props, ...children] = node
    const level = levelOf(name)
    if (level === undefined) return headingsOf(children, hidden || ASIDES.has(name))
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

/** The table of contents: headings of the second level, each with those of the third below it. */
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

/** A link to a page or heading of this site, and the words that lead there. */
export interface LinkText {
  target: string
  text: string
}

/** Longer texts describe more than the target: a card with a paragraph, for example. */
const MAX_LINK_TEXT_LENGTH = 60

/** The links of a page to pages and headings of this site. */
export const linkTextsOf = (path: string, tree: ContentTree): LinkText[] =>
  tree.flatMap((node) => {
    if (typeof node === 'string') return []
    const [name, props, ...children] = node
    const url = props['href'] ?? props['to']
    const inner = linkTextsOf(path, children)
    if (typeof url !== 'string' || !/^[/#]/.test(url) || isDownload(url) || isFootnoteLink(props)) return inner
    const text = textOf(isInline(name) ? node : [name, props])
      .replace(/\s+/g, ' ')
      .trim()
    const target = (url.startsWith('#') ? path + url : url).replace(/\?[^#]*/, '')
    return text && text.length <= MAX_LINK_TEXT_LENGTH ? [{ target, text }, ...inner] : inner
  })

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
