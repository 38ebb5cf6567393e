import type { Html, Nodes, Paragraph, Parents, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import { describeColonLine, findComponent } from './directive-messages'
import type { DocumentContext } from './document-context'

/** A line of text that begins with the colons of a directive. */
export interface ColonLine {
  start: Point
  colons: string
  /** Name after the colons; "" for a line with only colons. */
  name: string
  /** Text after the name. */
  rest: string
  /** The line, starting with its colons. */
  written: string
}

const COLON_LINE = /^(:{2,})[ \t]*(?:\{([a-z][\w-]*)\}|([a-z][\w-]*))?(.*)$/i
/** Indentation, and the markers of quotes and lists. */
const LINE_START = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*$/

/** Finds lines of a paragraph that look like directives but that the parser reads as text. */
export function findColonLines({ children }: Paragraph, text: string): ColonLine[] {
  return children.flatMap(({ type, position }) => {
    const start = position?.start.offset
    if (type !== 'text' || start === undefined) return []
    const lines = text.slice(start, position!.end.offset).split('\n')
    let offset = start
    return lines.flatMap((line, index) => {
      const at = offset + line.search(/[^ \t>]|$/)
      offset += line.length + 1
      const lineStart = text.lastIndexOf('\n', at - 1) + 1
      if (!text.startsWith('::', at) || !LINE_START.test(text.slice(lineStart, at))) return []
      const found = readColonLine(text.slice(at).split('\n', 1)[0]!)
      const point = { line: position!.start.line + index, column: at - lineStart + 1, offset: at }
      return found ? [{ ...found, start: point }] : []
    })
  })
}

/** Reads a line that starts with colons; undefined for ordinary text. Two colons only count before a known name: `::before` may begin a sentence. */
function readColonLine(line: string): Omit<ColonLine, 'start'> | undefined {
  const [written = '', colons = '', inBraces, plain, rest = ''] = COLON_LINE.exec(line.trimEnd()) ?? []
  const name = inBraces ?? plain ?? ''
  const isMeant = colons.length > 2 ? name !== '' || rest === '' : findComponent(name) !== undefined
  return isMeant ? { colons, name, rest, written } : undefined
}

/**
 * Reports directives that the parser does not read as the author means: lines that become text, and containers that end at the wrong line. Each
 * problem has the position of the opening line. A closing line is reported only if it belongs to no reported opening line above.
 * @returns the names of containers whose parts may be outside of them
 */
export function checkColons(tree: Root, text: string, context: DocumentContext): ReadonlySet<string> {
  const cutShort = new Set<string>()
  /** Number of closing lines that belong to reported opening lines. */
  let expected = 0
  /** Containers that end together with a reported container around them. */
  const known = new Set<Nodes>()
  visit(tree, (node, _, parent) => {
    if (node.type === 'containerDirective') {
      const problem = known.has(node) ? undefined : describeEnd(node, text, known)
      if (!problem) return
      if (findComponent(node.name)?.form === 'container') context.report(node.position?.start, problem)
      cutShort.add(node.name)
      expected += 1
    } else if (node.type === 'leafDirective') {
      if (findComponent(node.name)?.form === 'container') expected += 1
    } else if (node.type === 'paragraph') {
      for (const line of findColonLines(node, text)) {
        const { start, colons, name } = line
        node.data = { ...node.data, isRefused: true }
        if (name === '' && expected > 0) {
          expected -= 1
          continue
        }
        if (name !== '' && colons.length > 2) expected += 1
        context.report(start, name === '' ? CLOSES_NOTHING : describeColonLine(line))
      }
    } else if (node.type === 'html' && parent) reportInHtml(node, parent, context)
  })
  return cutShort
}

const CLOSES_NOTHING =
  '":::" neither opens nor closes a component here. Write the name of a component directly after the colons, or remove the colons.'

const sourceOf = ({ position }: Nodes, text: string) => text.slice(position?.start.offset, position?.end.offset)
const colonsOf = (node: ContainerDirective, text: string) => /^:*/.exec(sourceOf(node, text))![0]

/** Describes a container that ends too late or too early; undefined for a correct container. */
function describeEnd(node: ContainerDirective, text: string, known: Set<Nodes>): string | undefined {
  const colons = colonsOf(node, text)
  // An alert in GitHub's syntax, which `convertAlerts` has turned into a container.
  if (colons === '') return undefined
  const written = `"${colons}${node.name}"`
  const inner = node.children.find((child) => child.type === 'containerDirective')
  const colonsInside = inner ? colonsOf(inner, text) : ''
  if (inner && colonsInside.length >= colons.length) {
    known.add(inner)
    const more = `${colonsInside}:`
    return `${written} is not closed above "${colonsInside}${inner.name}". Write "${colons}" above that line, or, to keep it inside, open with "${more}${node.name}" and close with "${more}".`
  }
  if (endsInCode(node, text))
    return `${written} ends inside a code block that has a line of colons. Open with "${colons}:${node.name}" and close with "${colons}:".`
  const closing = /\n[ \t>]*(:{3,})$/.exec(sourceOf(node, text).trimEnd())?.[1] ?? ''
  if (closing.length >= colons.length) return undefined
  return `${written} is not closed. Write a line with the same number of colons below its content. An enclosing directive needs more colons.`
}

/** True if the last code block in a container has no closing fence. */
function endsInCode(node: Nodes, text: string): boolean {
  if (node.type === 'code') {
    const source = sourceOf(node, text)
    const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
    return fence !== undefined && !source.slice(fence.length).trimEnd().endsWith(fence)
  }
  const last = 'children' in node ? node.children.at(-1) : undefined
  return last !== undefined && endsInCode(last, text)
}

/** Reports directives inside of an HTML block: up to an empty line, the block contains no Markdown. */
function reportInHtml({ value, position }: Html, parent: Parents, context: DocumentContext) {
  if (parent.type === 'paragraph' || /^<(?:!--|pre\b)/i.test(value)) return
  value.split('\n').forEach((line, index) => {
    const found = readColonLine(line.trimStart())
    if (!found || found.name === '') return
    const start = position && { line: position.start.line + index, column: line.search(/\S/) + 1 }
    context.report(
      start,
      `"${found.colons}${found.name}" is text directly below HTML. Write an empty line above and below the directive.`,
    )
  })
}
