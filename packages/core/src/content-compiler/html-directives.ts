import type { Element, ElementContent } from 'hast'
import type { ListItem, RootContent } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import type { Position } from 'unist'
import type { DocumentContext } from './document-context'

/** An element of what the compiler makes. */
export const element = (tagName: string, children: ElementContent[], position: Position | undefined): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
  ...(position && { position }),
})

/** What a figure shows, above its caption. */
export const figure = (state: State, [caption, ...content]: RootContent[], position: RootContent['position']) => {
  const words = caption && 'children' in caption ? state.all(caption) : []
  return element(
    'figure',
    [...content.flatMap((node) => state.one(node, undefined) ?? []), element('figcaption', words, caption?.position)],
    position,
  )
}

/** A list of terms as a description list: below each term, a list of what it means, or text. */
export function definitions(state: State, [list]: RootContent[], context: DocumentContext): ElementContent[] {
  if (list?.type !== 'list') return []
  return [
    element(
      'dl',
      list.children.flatMap((item) => describeTerm(state, item, context)),
      list.position,
    ),
  ]
}

function describeTerm(state: State, item: ListItem, context: DocumentContext): Element[] {
  const [term, ...meanings] = item.children
  if (term?.type !== 'paragraph' || meanings.length === 0) {
    const remedy = 'Write the term on the line of the point, and what it means below it, two spaces further in.'
    context.report(item.position?.start, `This point of ":::definitions" has no definition. ${remedy}`)
  }
  const described = meanings.flatMap((node) =>
    node.type === 'list'
      ? node.children.map((meaning) => element('dd', contentOf(state, meaning), meaning.position))
      : element('dd', [state.one(node, item) ?? []].flat(), node.position),
  )
  return [element('dt', term && 'children' in term ? state.all(term) : [], term?.position), ...described]
}

/** A meaning of one paragraph is its words. */
function contentOf(state: State, item: ListItem) {
  const [first, ...more] = item.children
  return state.all(first?.type === 'paragraph' && more.length === 0 ? first : item)
}
