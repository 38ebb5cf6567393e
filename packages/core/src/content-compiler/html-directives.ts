import type { Element, ElementContent } from 'hast'
import type { ListItem, RootContent } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { element } from './component-node'
import type { DocumentContext } from './document-context'

/** Returns a figure: the content, and the caption below. */
export const figure = (state: State, [caption, ...content]: RootContent[], position: RootContent['position']) => {
  const words = caption && 'children' in caption ? state.all(caption) : []
  return element(
    'figure',
    [...content.flatMap((node) => state.one(node, undefined) ?? []), element('figcaption', words, caption?.position)],
    position,
  )
}

/** Converts a list of terms to a description list. The definitions are a nested list or paragraphs. */
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
    const remedy =
      'Write the term on the line of the list item, and its definition on the next line, indented by two spaces.'
    context.report(item.position?.start, `This item of ":::definitions" has no definition. ${remedy}`)
  }
  const described = meanings.flatMap((node) =>
    node.type === 'list'
      ? node.children.map((meaning) => element('dd', contentOf(state, meaning), meaning.position))
      : element('dd', [state.one(node, item) ?? []].flat(), node.position),
  )
  return [element('dt', term && 'children' in term ? state.all(term) : [], term?.position), ...described]
}

/** Returns the content of a definition. A single paragraph is unwrapped. */
function contentOf(state: State, item: ListItem) {
  const [first, ...more] = item.children
  return state.all(first?.type === 'paragraph' && more.length === 0 ? first : item)
}
