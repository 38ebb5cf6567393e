import type { Html, Nodes, Paragraph, Parents, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import { describeColonLine, findComponent } from './directive-messages'
import type { DocumentContext } from './document-context'

/** A line of running text that begins with the colons of a directive. */
export interface ColonLine {
  start: Point
  colons: string
  /** Empty for a line of colons alone. */
  name: string
  /** Everything behind the name. */
  rest: string
  /** The line from its colons on. */
  written: string
}

const COLON_LINE = /^(:{2,})[ \t]*(?:\{([a-z][\w-]*)\}|([a-z][\w-]*))?(.*)$/i
/** Indent, and the marks of quotes and lists. */
const LINE_START = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*$/

/** The lines of a paragraph that look like directives, but that the parser has taken for text. */
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

/** Two colons are a directive only before the name of one: `::before` may begin a sentence. */
function readColonLine(line: string): Omit<ColonLine, 'start'> | undefined {
  const [written = '', colons = '', inBraces, plain, rest = ''] = COLON_LINE.exec(line.trimEnd()) ?? []
  const name = inBraces ?? plain ?? ''
  const isMeant = colons.length > 2 ? name !== '' || rest === '' : findComponent(name) !== undefined
  return isMeant ? { colons, name, rest, written } : undefined
}

/**
 * Reports directives that the parser does not see as the author means them, each at the line that opens it: lines that it takes for text, and
 * containers that end elsewhere. A closing line is reported only when no such opening line is above it.
 * @returns The names of containers whose parts have landed outside them.
 */
export function checkColons(tree: Root, text: string, context: DocumentContext): ReadonlySet<string> {
  const cutShort = new Set<string>()
  /** Closing lines of the opening lines that are already reported. */
  let expected = 0
  /** Containers that end where the reported one around them ends. */
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
  '":::" closes nothing here, and opens nothing. Write a component\'s name directly behind its colons, or take them out.'

const sourceOf = ({ position }: Nodes, text: string) => text.slice(position?.start.offset, position?.end.offset)
const colonsOf = (node: ContainerDirective, text: string) => /^:*/.exec(sourceOf(node, text))![0]

/** Describes a container that ends too late or too early; undefined for one that ends well. */
function describeEnd(node: ContainerDirective, text: string, known: Set<Nodes>): string | undefined {
  const colons = colonsOf(node, text)
  // GitHub's alerts have no colons.
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
  return `${written} is not closed. Write as many colons as it opens with on a line below its content; what stands around it has more.`
}

/** Returns whether the last code block in a container has no closing fence. */
function endsInCode(node: Nodes, text: string): boolean {
  if (node.type === 'code') {
    const source = sourceOf(node, text)
    const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
    return fence !== undefined && !source.slice(fence.length).trimEnd().endsWith(fence)
  }
  const last = 'children' in node ? node.children.at(-1) : undefined
  return last !== undefined && endsInCode(last, text)
}

/** Reports directives in the lines of an HTML block, which has no Markdown until an empty line. */
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
