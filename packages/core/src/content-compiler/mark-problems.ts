import type { Element, Nodes, RootContent } from 'hast'
import type { Point, Position } from 'unist'
import type { ContentProblem } from '../content-source'
import type { ContentComponent } from '../directive'
import type { ComponentNode } from './component-node'
import { contentComponents } from './content-components'

const definitions: ContentComponent[] = Object.values(contentComponents)
/** Components that do not render their children as elements, so marks on the children would be lost. */
const HOLDERS = new Set(
  definitions.flatMap(({ component, holds }) => (holds && !['tab', 'example'].includes(holds) ? component : [])),
)
/**
 * Components that must be directly inside of another component. An element between the inner and the outer component would break the outer component.
 */
const PARTS = new Set(definitions.flatMap(({ component, parent }) => (parent ? component : [])))

/**
 * Sets `data.problem` of the innermost element around each problem, and `mark` of the problem, to the same value.
 * @param textLine Line of the file on which the document's text starts.
 */
export function markProblems(root: Nodes, problems: readonly ContentProblem[], textLine: number) {
  for (const problem of problems) {
    const { line, column, isWarning } = problem
    // Warnings get no mark, because a page with warnings is published, and a published page has no marks.
    if (isWarning) continue
    const found = findInnermost(root, { line: line - textLine + 1, column })
    if (!found) continue
    const data = (found.data ??= {})
    problem.mark = data.problem ??= `${line}:${column}`
  }
}

function findInnermost(node: Nodes, point: Point): Element | ComponentNode | undefined {
  if (!('children' in node) || (node.type === 'component' && HOLDERS.has(node.name))) return undefined
  for (const child of node.children) {
    const position = positionOf(child)
    if (position && !contains(position, point)) continue
    const inner = findInnermost(child, point)
    if (inner) return inner
    if (position && isMarkable(child)) return child
  }
  return undefined
}

/** Returns a complete position. Generated nodes, such as steps, have no position, and HTML in Markdown may have an incomplete position. */
const positionOf = ({ position }: { position?: Partial<Position> | undefined }): Position | undefined =>
  position?.start && position.end && { start: position.start, end: position.end }

const isMarkable = (node: RootContent): node is Element | ComponentNode =>
  node.type === 'element' || (node.type === 'component' && !PARTS.has(node.name))

const contains = ({ start, end }: Position, point: Point) => isOrdered(start, point) && isOrdered(point, end)

const isOrdered = (a: Point, b: Point) => a.line < b.line || (a.line === b.line && a.column <= b.column)
