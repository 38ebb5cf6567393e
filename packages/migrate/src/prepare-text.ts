import { createFenceReader, type OpenedText } from './containers'
import type { Dialect } from './dialect'
import { noteLost } from './html-tags'

const HTML_HEADING = /^<h([1-6])(?=[\s>])([^>]*)>([\s\S]*?)<\/h\1>$/i
const INLINE_CODE = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g

/**
 * Rewrites syntax of some systems as Markdown: formulas on the same line as their `$$`, inline footnotes, and HTML headings.
 * @param hasMath True if lines of `$$` contain a formula.
 * @param note Reports a line of the text. Lines count from 0.
 */
export function prepareText(
  text: string,
  { hasInlineNotes, isMarkdownIt }: Dialect,
  isMdx: boolean,
  hasMath: boolean,
  note: (line: number, message: string) => void,
): OpenedText {
  const output: string[] = []
  const lines: number[] = []
  const footnotes: { text: string; line: number }[] = []
  const isCode = createFenceReader()
  const written = text.split('\n')
  const push = (line: string, from: number) => void (output.push(line), lines.push(from))
  for (let index = 0; index < written.length; index += 1) {
    const line = written[index]!
    if (isCode(line)) {
      push(line, index)
      continue
    }
    const formula = hasMath ? readFormula(written, index) : undefined
    if (formula) {
      for (const one of ['$$', ...formula.lines, '$$']) push(formula.indent + one, index)
      index = formula.last
      continue
    }
    const heading = isMdx ? undefined : readHeading(written, index)
    if (heading) {
      noteLost(`"<h${heading.level}>"`, heading.lost, { note: (message) => note(index, message) })
      if (output.at(-1)?.trim()) push('', index)
      push(heading.text, index)
      push('', index)
      index = heading.last
      continue
    }
    const plain = hasMath && isMarkdownIt ? escapeDollars(line) : line
    push(hasInlineNotes ? takeNotes(plain, (one) => footnotes.push({ text: one, line: index })) : plain, index)
  }
  while (footnotes.length > 0 && output.at(-1) === '') {
    output.pop()
    lines.pop()
  }
  for (const [index, { text: words, line }] of footnotes.entries()) {
    push('', line)
    push(`[^note-${index + 1}]: ${words}`, line)
  }
  if (footnotes.length > 0) push('', written.length - 1)
  return { text: output.join('\n'), lines }

  /** Replaces the footnotes of a line by references. `take` returns the number of a footnote. */
  function takeNotes(line: string, take: (words: string) => number): string {
    const isCode = findCode(line)
    let result = ''
    let at = 0
    for (;;) {
      const start = line.indexOf('^[', at)
      const end = start < 0 ? -1 : endOfBrackets(line, start + 1)
      if (end < 0) return result + line.slice(at)
      const isText = line[start - 1] === '\\' || isCode(start)
      result += line.slice(at, start)
      result += isText ? line.slice(start, end) : `[^note-${take(line.slice(start + 2, end - 1))}]`
      at = end
    }
  }
}

/** Returns a function that returns true for an index inside inline code. */
function findCode(line: string) {
  const code = [...line.matchAll(INLINE_CODE)].map(({ index, 0: all }) => [index, index + all.length] as const)
  return (at: number) => code.some(([from, to]) => at > from && at < to)
}

/** Escapes dollar signs that start no formula, such as the sign of a price. */
function escapeDollars(line: string): string {
  const isCode = findCode(line)
  const signs = [...line.matchAll(/(?<![\\$])\$(?!\$)/g)].flatMap(({ index }) => (isCode(index) ? [] : [index]))
  let result = ''
  let from = 0
  for (let at = 0; at < signs.length; at += 1) {
    const [sign, next] = [signs[at]!, signs[at + 1]]
    // A formula may end on a later line.
    const isFormula =
      next === undefined
        ? !/\d/.test(line[sign + 1] ?? '')
        : /\S/.test(line[sign + 1]!) && /\S/.test(line[next - 1]!) && !/\d/.test(line[next + 1] ?? '')
    if (isFormula) at += 1
    else {
      result += `${line.slice(from, sign)}\\`
      from = sign
    }
  }
  return result + line.slice(from)
}

/** Reads a formula that starts on the same line as its `$$`. Returns undefined if no formula starts there. */
function readFormula(lines: readonly string[], index: number) {
  const [, indent, first] = /^([ \t>]*)\$\$(?!\$)(.*)$/.exec(lines[index]!) ?? []
  if (indent === undefined || first === undefined || first.trim() === '') return undefined
  const closing = /^(.*?)\$\$\s*$/
  const alone = closing.exec(first)
  if (alone) {
    const isAlone = !lines[index - 1]?.trim() && !lines[index + 1]?.trim()
    return isAlone || alone[1]!.includes('$$') ? undefined : { indent, lines: [alone[1]!.trim()], last: index }
  }
  if (first.includes('$$')) return undefined
  const last = lines.findIndex((line, at) => at > index && (line.includes('$$') || line.trim() === ''))
  const end = last < 0 ? null : closing.exec(lines[last]!)
  if (!end) return undefined
  const inner = [first, ...lines.slice(index + 1, last), end[1]!].map((line) => line.replace(/^[ \t>]+/, '').trimEnd())
  return { indent, lines: inner.filter(Boolean), last }
}

/** Reads an HTML heading that is alone on its lines. */
function readHeading(lines: readonly string[], index: number) {
  if (!/^<h[1-6][\s>]/i.test(lines[index]!)) return undefined
  const last = lines.findIndex((line, at) => at >= index && (/<\/h[1-6]>\s*$/i.test(line) || line.trim() === ''))
  const match =
    last < 0
      ? null
      : HTML_HEADING.exec(
          lines
            .slice(index, last + 1)
            .join('\n')
            .trim(),
        )
  const [, level, attributes = '', inner = ''] = match ?? []
  const words = inner.replace(/\s+/g, ' ').trim()
  if (level === undefined || words === '' || /<\/?h[1-6]\b/i.test(words)) return undefined
  const id = /\sid="([^"\s]+)"/.exec(attributes)?.[1]
  const lost = [...attributes.matchAll(/([\w:-]+)(?==)/g)].flatMap(([name]) => (name === 'id' ? [] : [name]))
  const text = `${'#'.repeat(Number(level))} ${words}${id === undefined ? '' : ` {#${id}}`}`
  return { text, last, level, lost }
}

/** Returns the index after the closing bracket for the bracket at `start`; negative without a closing bracket. */
function endOfBrackets(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1
    else if (text[index] === '[') depth += 1
    else if (text[index] === ']' && (depth -= 1) === 0) return index + 1
  }
  return -1
}
