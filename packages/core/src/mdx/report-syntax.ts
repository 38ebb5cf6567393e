import type { Point } from 'unist'
import type { VFileMessage } from 'vfile-message'
import type { DocumentContext } from '../content-compiler'
import { unfencedLines } from '../unfenced-lines'

/** Matches the position of an open tag in a message of the parser. */
const WRITTEN_PLACE = / \((\d+):(\d+)-\d+:\d+\)/

/**
 * Reports a syntax error of an MDX document. The parser often stops many lines below a tag or brace that is not closed; the problem is then reported
 * at that tag or brace.
 */
export function reportSyntax({ place, reason, source }: VFileMessage, text: string, context: DocumentContext) {
  const [, line, column] = WRITTEN_PLACE.exec(reason) ?? []
  const written = line === undefined ? undefined : { line: Number(line), column: Number(column) }
  const end = place && 'start' in place ? place.start : place
  const words = reason.replace(WRITTEN_PLACE, '').replace(/\.$/, '')
  const remedy = 'Correct it, or write the page as .md.'
  const opening = end && findOpening(source, end, text)
  if (opening) {
    const [first] = text
      .split('\n')
      [opening.line - 1]!.slice(opening.column - 1)
      .match(/^\W?[\w.]*/) ?? ['']
    context.report(opening, `The MDX cannot be read: "${first}" opens here and is not closed. ${words}. ${remedy}`)
    return
  }
  const start = reason.includes('before the end of') ? (written ?? end) : (end ?? written)
  context.report(start, `The MDX cannot be read: ${words}. ${remedy}`)
}

/** Finds the tag, expression or statement on an earlier line that the parser has not closed at the point `end`. */
function findOpening(source: string | undefined, end: Point, text: string): Point | undefined {
  const before = [...unfencedLines(text)].filter(([number]) => number < end.line)
  const isTag = source === 'micromark-extension-mdx-jsx'
  if (source === 'micromark-extension-mdxjs-esm') {
    const [number] = before.findLast(([, line]) => /^(?:import|export)\b/.test(line)) ?? []
    return number === undefined || !hasBlank(text, number, end.line) ? undefined : { line: number, column: 1 }
  }
  if (!isTag && source !== 'micromark-extension-mdx-expression') return undefined
  const open: Point[] = []
  for (const [number, line] of before) {
    // Blanks out code spans without changing columns.
    const words = line.replace(/(`+).*?\1/g, (code) => ' '.repeat(code.length))
    for (const { 0: sign, index } of words.matchAll(isTag ? /<(?=[\w/>])/g : /[{}]/g)) {
      if (sign === '}') open.pop()
      else open.push({ line: number, column: index + 1 })
    }
  }
  const opening = isTag ? open.at(-1) : open[0]
  return opening && hasBlank(text, opening.line, end.line) ? opening : undefined
}

/**
 * True if an empty line is between two lines. An unclosed tag or expression probably ends there, because code and tags rarely contain empty lines.
 */
const hasBlank = (text: string, first: number, last: number) =>
  text
    .split('\n')
    .slice(first, last)
    .some((line) => line.trim() === '')
