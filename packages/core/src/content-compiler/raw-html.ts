import type { Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { contentComponents } from './content-components'
import type { DocumentContext } from './document-context'

/** HTML elements that a document may contain, and that may only have the common attributes. */
const PLAIN_ELEMENTS =
  'abbr b blockquote br cite code dd dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i kbd mark p pre q rp rt ruby s samp ' +
  'small span strong sub summary sup table tbody tfoot thead tr u ul var wbr'

/**
 * All HTML elements that a document may contain, with their attributes beside the common ones. Content is untrusted, so all other elements and
 * attributes are removed.
 */
const SAFE_ELEMENTS: Record<string, readonly string[]> = {
  ...Object.fromEntries(PLAIN_ELEMENTS.split(' ').map((tag) => [tag, []])),
  a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
  del: ['dateTime'],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height'],
  input: ['type', 'checked', 'disabled'],
  ins: ['dateTime'],
  li: ['value'],
  ol: ['start', 'reversed'],
  section: ['dataFootnotes'],
  td: ['align', 'colSpan', 'rowSpan'],
  th: ['align', 'colSpan', 'rowSpan', 'scope'],
  time: ['dateTime'],
}
const COMMON_ATTRIBUTES = ['id', 'title', 'lang', 'dir', 'className']

/** Classes that GitHub's Markdown extensions generate. Other classes are not allowed. */
const SAFE_CLASSES = ['sr-only', 'contains-task-list', 'task-list-item', 'footnotes', 'data-footnote-backref']

/** True for a tag that authors may write as HTML. The compiler itself also creates `input` for task lists. */
export const isSafeTag = (tag: string) => isDocumentTag(tag) && tag !== 'input'

/** True for a tag that a compiled document may contain. */
export const isDocumentTag = (tag: string) => Object.hasOwn(SAFE_ELEMENTS, tag)

/** True if authors may set an attribute, by its HTML name, on an element. */
export const isSafeAttribute = (tag: string, name: string) =>
  name !== 'class' && [...(SAFE_ELEMENTS[tag] ?? []), ...COMMON_ATTRIBUTES].some((one) => one.toLowerCase() === name)

const reactName = (name: string) =>
  name.replace(/^(aria|data)([A-Z].*)/, (_, prefix: string, rest: string) =>
    prefix === 'aria'
      ? `aria-${rest.toLowerCase()}`
      : `data${rest.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  )

/**
 * Returns the allowed attributes of an element, with React's names.
 * @param refuse Called with the name of each attribute that is not allowed.
 */
export function safeAttributes(tag: string, properties: Record<string, unknown>, refuse: (name: string) => void) {
  const allowed = [...(SAFE_ELEMENTS[tag] ?? []), ...COMMON_ATTRIBUTES]
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue
    if (!allowed.includes(name)) {
      refuse(reactName(name))
    } else if (name === 'className') {
      const classes = (Array.isArray(value) ? value : [value]).map(String)
      const safe = classes.filter((one) => SAFE_CLASSES.includes(one))
      if (safe.length > 0) attributes['className'] = safe.join(' ')
      if (safe.length < classes.length) refuse('class')
    } else {
      attributes[reactName(name)] = Array.isArray(value) ? value.join(' ') : value
    }
  }
  return attributes
}

const TAG = /<(\/?)([a-z][\w:.-]*)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g

/** HTML elements that are reported as not allowed. Any other unknown name, such as "T" in `List<T>`, is text. */
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
