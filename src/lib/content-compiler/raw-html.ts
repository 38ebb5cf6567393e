import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { contentComponents } from './content-components'
import type { DocumentContext } from './document-context'
import { isSafeTag } from './safe-elements'

const TAG = /<\/?([a-z][\w:.-]*)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g

/** Real HTML elements that a page must not hold. Any other unknown name, such as "T" in `List<T>`, is words. */
const REFUSED = new Set(
  (
    'script style iframe object embed applet form input button select option textarea link meta base svg math video audio canvas ' +
    'template noscript frame frameset html head body title portal slot dialog'
  ).split(' '),
)
const componentNames = new Set(Object.values(contentComponents).map(({ component }) => component.toLowerCase()))

/**
 * Decides what each piece of HTML in Markdown is: safe tags stay HTML, comments go, elements that could do harm are reported,
 * and everything else is shown as the words it is.
 */
export function checkRawHtml(tree: Root, context: DocumentContext): { hasHtml: boolean } {
  let hasHtml = false
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return
    node.value = node.value.replace(COMMENT, '')
    const tags = [...node.value.matchAll(TAG)].map(([, name]) => name!.toLowerCase())
    const unsafe = tags.find((name) => !isSafeTag(name))
    if (unsafe === undefined && (tags.length > 0 || node.value.trim() === '')) {
      hasHtml ||= tags.length > 0
      return
    }
    if (unsafe !== undefined && REFUSED.has(unsafe)) {
      context.report(
        node.position?.start,
        `The element "<${unsafe}>" is not allowed in Markdown. Remove it, or write it as code between backticks.`,
      )
    } else if (unsafe !== undefined && componentNames.has(unsafe)) {
      context.report(
        node.position?.start,
        `"<${unsafe}>" is MDX. In a .md file write the component as a directive, such as ":::note".`,
      )
    }
    const text = { type: 'text' as const, value: node.value }
    parent.children[index] =
      parent.type === 'paragraph' || parent.type === 'heading' || isPhrasing(parent.type)
        ? text
        : { type: 'paragraph', children: [text] }
    return [SKIP, index + 1]
  })
  return { hasHtml }
}

const isPhrasing = (type: string) =>
  ['emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell', 'textDirective'].includes(type)
