import type { Nodes, Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import { FREE_MARKS, MARKS } from './limits'
import { copyUrlPoint } from './place-urls'

/** A text, and its tree before the compiler's passes. */
export interface Parsed {
  source: string
  tree: Root
}

interface Shift {
  lines: number
  offset: number
}

const startOf = ({ position }: RootContent) => position!.start.offset!

/** True for a heading at the start of a line. Such a heading ends all blocks above, so the parser can start at the heading. */
const isCut = (node: RootContent, source: string) =>
  node.type === 'heading' && node.position?.start.column === 1 && source[startOf(node)] === '#'

const endOfLine = (source: string, from: number) => (source.indexOf('\n', from) + 1 || source.length + 1) - 1

/** True for a tree with a definition. The meaning of every other block may depend on a definition. */
const hasDefinition = (node: Nodes): boolean =>
  node.type === 'definition' ||
  node.type === 'footnoteDefinition' ||
  ('children' in node && node.children.some(hasDefinition))

/** True if the text has paragraphs whose marks count towards the limit of `limitMarks`, which applies to the whole text. */
const hasManyMarks = (source: string) => {
  let count = 0
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '\n' && source[at + 1] === '\n') count = 0
    else if (MARKS.includes(source[at]!) && ++count > FREE_MARKS) return true
  }
  return false
}

/** Copies a tree, because the passes of the compiler modify it. Shifts all positions. */
export function copyNode<Node extends Nodes>(node: Node, shift: Shift = { lines: 0, offset: 0 }): Node {
  const { lines, offset } = shift
  const move = (point: Point) => ({ ...point, line: point.line + lines, offset: point.offset! + offset })
  const copy = { ...node }
  for (const name of ['attributes', 'align', 'data'] as const)
    if (name in node) Object.assign(copy, { [name]: structuredClone(node[name as keyof Node]) })
  if (node.position) copy.position = { start: move(node.position.start), end: move(node.position.end) }
  if ('children' in node) Object.assign(copy, { children: node.children.map((child) => copyNode(child, shift)) })
  copyUrlPoint(node, copy, move)
  return copy
}

/**
 * Parses only the changed part of a text: from the heading above the change to the heading below it. The tree of the other parts is reused. Returns
 * undefined if the change may affect other parts. The whole text must then be parsed.
 */
export function parseChange(source: string, last: Parsed, parse: (part: string) => Root): Root | undefined {
  const { source: before, tree } = last
  const { children } = tree
  const shorter = Math.min(source.length, before.length)
  let same = 0
  while (same < shorter && source[same] === before[same]) same++
  let sameEnd = 0
  while (sameEnd < shorter - same && source.at(-1 - sameEnd) === before.at(-1 - sameEnd)) sameEnd++

  const isFirst = (node: RootContent) => isCut(node, before) && endOfLine(before, startOf(node)) < same
  const isNext = (node: RootContent) => isCut(node, before) && startOf(node) > before.length - sameEnd
  const first = children.findLastIndex(isFirst)
  const start = children[first]?.position?.start
  const kept = children.slice(0, Math.max(0, first))
  const next = children.findIndex(isNext)
  const following = children[next]
  if ((!start && !following) || hasManyMarks(source) || hasDefinition(tree)) return undefined

  const from = start?.offset ?? 0
  const moved = source.length - before.length
  const to = following ? startOf(following) + moved : source.length
  const part = parse(source.slice(from, following ? endOfLine(source, to) : undefined))
  if (hasDefinition(part)) return undefined
  const middle = copyNode(part, { lines: (start?.line ?? 1) - 1, offset: from })
  if (!following)
    return {
      ...middle,
      children: [...kept, ...middle.children],
      position: { ...tree.position!, end: middle.position!.end },
    }
  const closing = middle.children.pop()
  if (!closing || !isCut(closing, source) || startOf(closing) !== to) return undefined
  const shift = { lines: closing.position!.start.line - following.position!.start.line, offset: moved }
  const rest = copyNode({ ...tree, children: children.slice(next) }, shift)
  return {
    ...tree,
    children: [...kept, ...middle.children, ...rest.children],
    position: { ...tree.position!, end: rest.position!.end },
  }
}
