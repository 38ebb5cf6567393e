import type { Nodes, RootContent } from 'hast'
import type { ContentElement, ContentNode, ContentProps, ContentTree } from '../content-tree'
import { isSaved } from '../download-url'
import type { DocumentContext } from './document-context'
import { remoteImage, resolveImage, resolveLink } from './links'
import { isDocumentTag, safeAttributes } from './raw-html'
import { isInline } from './walk-tree'

/** Maximum nesting of elements. Rendering a deeper tree could overflow the call stack. */
const MAX_DEPTH = 100

/** Turns HTML elements and components into a content tree. Reports and removes elements, attributes and URLs that are not known to be safe. */
export function hastToTree(root: Nodes, context: DocumentContext): ContentTree {
  return root.type === 'root' ? childrenToTree(root.children, context, 1) : []
}

function childrenToTree(children: RootContent[], context: DocumentContext, depth: number): ContentTree {
  if (depth > MAX_DEPTH) throw new RangeError('The document is nested too deeply')
  const tree: ContentTree = []
  for (const [index, child] of children.entries()) {
    if (isLayout(child) && !(standsInLine(children[index - 1]) && standsInLine(children[index + 1]))) continue
    const node = toNode(child, context, depth)
    if (node === undefined) continue
    const last = tree.at(-1)
    if (typeof node === 'string' && typeof last === 'string') tree[tree.length - 1] = last + node
    else tree.push(node)
  }
  return tree
}

/** True for text that consists of line breaks and spaces of the source. Such text has a meaning only between inline content. */
const isLayout = (node: RootContent) => node.type === 'text' && node.value.trim() === '' && node.value.includes('\n')

function standsInLine(node: RootContent | undefined) {
  if (node?.type === 'element') return isInline(node.tagName) || node.tagName === 'img'
  if (node?.type === 'component') return isInline(node.name) || (node.name === 'Image' && !node.props['block'])
  return node?.type === 'text'
}

function toNode(node: RootContent, context: DocumentContext, depth: number): ContentNode | undefined {
  switch (node.type) {
    case 'text':
      return node.value
    case 'component': {
      const component: ContentElement = [node.name, node.props, ...childrenToTree(node.children, context, depth + 1)]
      return node.data?.problem === undefined
        ? component
        : [standsInLine(node) ? 'span' : 'div', markOf(node), component]
    }
    case 'element':
      return toElement(node, context, depth)
    default:
      return undefined
  }
}

/** Returns the attribute that marks an element with a problem. Authors cannot set it. */
const markOf = ({ data }: RootContent): ContentProps =>
  data?.problem === undefined ? {} : { 'data-problem': data.problem }

function toElement(
  node: Extract<RootContent, { type: 'element' }>,
  context: DocumentContext,
  depth: number,
): ContentElement {
  const { tagName, position } = node
  if (!isDocumentTag(tagName)) {
    context.report(
      position?.start,
      `The element "<${tagName}>" is not allowed in Markdown. Remove it, or write it as code between backticks.`,
    )
    return ['span', markOf(node)]
  }
  const safe = safeAttributes(tagName, node.properties, (name) =>
    context.report(
      position?.start,
      `The attribute "${name.toLowerCase()}" of "<${tagName}>" is not allowed. Remove it.`,
    ),
  )
  const props = { ...safe, ...markOf(node) }
  if (tagName === 'a' && typeof props['href'] === 'string') {
    props['href'] = resolveLink(props['href'], position?.start, context)
    if (isSaved(String(props['href']))) props['download'] = ''
  }
  if (tagName === 'img') {
    const { src, alt, width, height } = node.properties
    const url = typeof src === 'string' ? src : ''
    const isSized = remoteImage(url) !== undefined && Number(width) > 0 && Number(height) > 0
    const image = resolveImage(
      isSized ? `${url}#${width as string}x${height as string}` : url,
      position?.start,
      context,
    )
    const words = typeof alt === 'string' ? alt : ''
    return image === undefined ? ['span', markOf(node), words] : ['Image', { src: image, alt: words }]
  }
  return [tagName, props, ...childrenToTree(node.children, context, depth + 1)]
}
