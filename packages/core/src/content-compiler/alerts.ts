import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Texts } from '../texts'

const MARKER = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i

/** Turns GitHub's alerts, such as `> [!NOTE]`, into callouts. "important" becomes a note with a title of its own. */
export function convertAlerts(tree: Root, { important }: Pick<Texts, 'important'>) {
  visit(tree, 'blockquote', (node, index, parent) => {
    const [first] = node.children
    const text = first?.type === 'paragraph' ? first.children[0] : undefined
    if (!parent || index === undefined || first?.type !== 'paragraph' || text?.type !== 'text') return
    const marker = MARKER.exec(text.value)
    if (!marker) return
    const kind = marker[1]!.toLowerCase()
    text.value = text.value.slice(marker[0].length)
    if (text.value === '') first.children.shift()
    if (first.children[0]?.type === 'break') first.children.shift()
    const isImportant = kind === 'important'
    parent.children[index] = {
      type: 'containerDirective',
      name: isImportant ? 'note' : kind,
      attributes: isImportant ? { title: important } : {},
      children: first.children.length > 0 ? node.children : node.children.slice(1),
      ...(node.position && { position: node.position }),
    }
    return [SKIP, index]
  })
}
