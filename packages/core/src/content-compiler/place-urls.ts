import type { Nodes, Root } from 'mdast'
import type { Data, Processor } from 'unified'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import type { DocumentContext } from './document-context'

type Extension = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], unknown[]>
type Handle = NonNullable<NonNullable<Extension['enter']>['link']>

/** Start of the URL of each link and definition. */
const starts = new WeakMap<object, Point>()

const place: Handle = function (token) {
  const node = this.stack.at(-1)
  if (node) starts.set(node, token.start)
  // This handler replaces the parser's own handler, which calls `buffer()` too.
  this.buffer()
}

const extension: Extension = { enter: { resourceDestinationString: place, definitionDestinationString: place } }

/** Copies the start of the URL to a copy of a node. */
export function copyUrlPoint(node: object, copy: object, move: (point: Point) => Point) {
  const start = starts.get(node)
  if (start) starts.set(copy, move(start))
}

/** Remark plugin that records the positions of URLs, for `placeUrls`. */
export function keepUrlPoints(this: Processor) {
  const data = this.data()
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), extension]
}

/** Returns the start of the URL of a link, image or definition. */
export const findUrlPoint = (node: object) => starts.get(node)

/** Passes the positions of the URLs of links to the context. The URL of a link comes after the link's text, or is in a definition. */
export function placeUrls(tree: Root, text: string, context: DocumentContext) {
  const definitions = new Map<string, Nodes>()
  if (text.includes(']:'))
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
    })
  visit(tree, (node) => {
    const holder = node.type === 'linkReference' ? definitions.get(node.identifier) : node
    const start = node.type === 'link' || node.type === 'linkReference' ? holder && starts.get(holder) : undefined
    if (start && node.position) context.placeUrl(node.position.start, start)
  })
}
