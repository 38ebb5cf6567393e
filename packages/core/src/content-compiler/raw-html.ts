import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { contentComponents } from './content-components'
import type { DocumentContext } from './document-context'
import { isSafeTag } from './safe-elements'

const TAG = /<(\/?)([a-z][\w:.-]*)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g

/** HTML elements that are reported. Any other unknown name, such as "T" in `List<T>`, is text. */
const REFUSED = new Set(
  (
    'script style iframe object embed applet form input button select option textarea link meta base svg math video audio canvas ' +
    'template noscript frame frameset html head body title portal slot dialog'
  ).split(' '),
)
const componentNames = new Set(Object.values(contentComponents).map(({ component }) => component.toLowerCase()))

/**
 * Checks the HTML in Markdown: keeps safe tags, removes comments, reports elements that are not allowed, and turns everything else into text.
 * Returns true if the tree has safe tags.
 */
export function checkRawHtml(tree: Root, context: DocumentContext): boolean {
  let hasHtml = false
  const reported = new Set<string>()
  visit(tree, 'html', (node, index, parent) => {
    if (!parent || index === undefined) return
    node.value = node.value.replace(COMMENT, '')
    const tags = [...node.value.matchAll(TAG)].map(([, slash, name]) => ({
      name: name!.toLowerCase(),
      written: name!,
      isEnd: slash === '/',
    }))
    const unsafe = tags.filter(({ name }) => !isSafeTag(name))
    if (unsafe.length === 0 && (tags.length > 0 || node.value.trim() === '')) {
      hasHtml ||= tags.length > 0
      return
    }
    // A closing tag is reported with its opening tag.
    const wrong = unsafe.find(({ name, isEnd }) => !(isEnd && reported.has(name)))
    const message = wrong && describeTag(wrong)
    if (wrong && message !== undefined) {
      context.report(node.position?.start, message)
      reported.add(wrong.name)
    }
    const text = { type: 'text' as const, value: node.value }
    parent.children[index] =
      parent.type === 'paragraph' || parent.type === 'heading' || isPhrasing(parent.type)
        ? text
        : { type: 'paragraph', children: [text], ...(node.position && { position: node.position }) }
    return [SKIP, index + 1]
  })
  return hasHtml
}

function describeTag({ name, written }: { name: string; written: string }) {
  if (REFUSED.has(name))
    return `The element "<${name}>" is not allowed in Markdown. Remove it, or write it as code between backticks.`
  if (componentNames.has(name))
    return `"<${written}>" is MDX. In a .md file write the component as a directive, such as ":::note".`
  return undefined
}

const isPhrasing = (type: string) =>
  ['emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell', 'textDirective'].includes(type)
