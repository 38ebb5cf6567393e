import type { Nodes, Root } from 'mdast'
import type { Data, Processor } from 'unified'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import type { DocumentContext } from './document-context'

type Extension = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], unknown[]>
type Handle = NonNullable<NonNullable<Extension['enter']>['link']>

/** Where the URL of a link or a definition starts. */
const starts = new WeakMap<object, Point>()

const place: Handle = function (token) {
  const node = this.stack.at(-1)
  if (node) starts.set(node, token.start)
  // What the parser itself does here.
  this.buffer()
}

const extension: Extension = { enter: { resourceDestinationString: place, definitionDestinationString: place } }

/** Keeps the place for a copy of a node. */
export function copyUrlPoint(node: object, copy: object, move: (point: Point) => Point) {
  const start = starts.get(node)
  if (start) starts.set(copy, move(start))
}

/** Makes the parser keep where URLs are written, for `placeUrls`. */
export function keepUrlPoints(this: Processor) {
  const data = this.data()
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), extension]
}

/** Tells the context where the URLs of links are written: behind their words, or in a definition. */
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
