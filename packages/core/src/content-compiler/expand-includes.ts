import type { LeafDirective } from 'mdast-util-directive'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import { suggest } from '../nearest'
import { contentComponents } from './content-components'
import type { ContentEnvironment, ExpandedText, LineOrigin } from './document-context'
import { parseMarkdown } from './parse-markdown'

/** Some lines of a file, and the number of the first line. */
interface SelectedLines {
  lines: string[]
  first: number
}

/** Matches `#region name` and `#endregion` in a comment of any language. */
const REGION = /^\s*[^\w\s]*\s*#\s*(?:pragma\s+)?(end)?region\b[ \t]*([\w.-]+)?/

/** Returns the lines of a text that `lines` or `region` of an include selects, or a problem: the rest of a sentence that begins with the file. */
export function selectLines(
  text: string,
  { lines, region }: { lines?: string | undefined; region?: string | undefined },
): SelectedLines | { problem: string } {
  const all = text.replace(/\n$/, '').split('\n')
  if (region !== undefined) return selectRegion(all, region)
  if (lines === undefined) return { lines: all, first: 1 }
  const [, start = '', dash, end = ''] = /^(\d+)(-)?(\d+)?$/.exec(lines)!
  const first = Number(start)
  const last = dash === undefined ? first : Number(end || all.length)
  if (first >= 1 && first <= last && last <= all.length) return { lines: all.slice(first - 1, last), first }
  return { problem: `has no lines "${lines}": it ends with line ${all.length}. Correct "lines".` }
}

function selectRegion(all: string[], region: string): SelectedLines | { problem: string } {
  const marks = all.flatMap((line, index) => {
    const [whole, end, name] = REGION.exec(line) ?? []
    return whole === undefined ? [] : [{ index, isEnd: end !== undefined, name }]
  })
  const opening = marks.findIndex(({ isEnd, name }) => !isEnd && name === region)
  if (opening < 0) {
    const names = marks.flatMap(({ isEnd, name }) => (isEnd ? [] : (name ?? [])))
    const remedy = `Write "#region ${region}" and "#endregion" in comments around the lines.`
    return { problem: `has no region "${region}".${suggest(region, names)} ${remedy}` }
  }
  let depth = 0
  const closing = marks.slice(opening).find(({ isEnd }) => (depth += isEnd ? -1 : 1) === 0)
  if (!closing) return { problem: `does not close its region "${region}". Write "#endregion" in a comment below it.` }
  const first = marks[opening]!.index + 1
  return { lines: all.slice(first, closing.index), first: first + 1 }
}

/** True for a line that opens or closes a region. */
const isRegionMark = (line: string) => REGION.test(line)

/** Removes the common indentation of lines. */
function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length)
  const shared = Math.min(...indents, Infinity)
  return lines.map((line) => line.slice(Math.min(shared, line.length)))
}

const MAX_DEPTH = 5
/** Maximum number of includes on a page. Without the limit, files that include each other several times would take long to parse. */
const MAX_INCLUDES = 200
const MAX_LENGTH = 1_000_000

const INCLUDE = /::include\b/
const MARKDOWN = /\.md$/

type Output = ExpandedText & { lines: string[]; length: number; count: number }

/**
 * Position of an included text. `first` is written before its first line, such as the marker of a list. `rest` is written before all other lines,
 * such as spaces.
 */
interface Place {
  first: string
  rest: string
  /** The chain of including files, starting with the document. */
  files: string[]
  ownLine?: number
}

/**
 * Replaces each `::include` with the text of a Markdown file, or with another file as a code block. Returns undefined for a text without includes.
 * @param textLine Line of the file on which the text starts.
 */
export function expandIncludes(
  source: string,
  file: string,
  textLine: number,
  environment: ContentEnvironment,
): ExpandedText | undefined {
  if (!INCLUDE.test(source)) return undefined
  const output: Output = { text: '', origins: [], problems: new Map(), lines: [], length: 0, count: 0 }
  write(output, source.split('\n'), textLine, { first: '', rest: '', files: [file] }, environment)
  return { ...output, text: output.lines.join('\n') }
}

function push(output: Output, line: string, origin: LineOrigin) {
  output.lines.push(line)
  output.origins.push(origin)
  output.length += line.length + 1
}

function write(output: Output, lines: string[], firstLine: number, place: Place, environment: ContentEnvironment) {
  const directives = findIncludes(lines.join('\n'))
  for (const [index, line] of lines.entries()) {
    const before = index === 0 ? place.first : place.rest
    const ownLine = place.ownLine ?? firstLine + index
    const origin = { file: place.files.at(-1)!, line: firstLine + index, shift: before.length, ownLine }
    const directive = directives.get(index + 1)
    const first = before + line.slice(0, (directive?.column ?? 1) - 1)
    const rest = first.replace(/[^>\s]/g, ' ')
    const failure = directive && include(directive, first, rest, origin)
    if (failure !== undefined) output.problems.set(output.lines.length + 1, failure)
    if (!directive || failure !== undefined) push(output, line === '' ? before.trimEnd() : before + line, origin)
    else if (lines[index + 1]?.trim()) push(output, rest.trimEnd(), origin)
  }

  /** Writes the file that a directive includes. Returns the reason if the file cannot be included; "" for invalid attributes. */
  function include({ node, source, column }: FoundInclude, first: string, rest: string, origin: LineOrigin) {
    const { success, data: attributes } = contentComponents.include.props.safeParse(node.attributes ?? {})
    // `validateProps` reports the invalid attributes.
    if (!success) return ''
    const { file, language, options } = attributes
    const written = `"::include": "${file}"`
    if (place.files.length > MAX_DEPTH) return `${written} is included by ${MAX_DEPTH} files. Include it directly.`
    if ((output.count += 1) > MAX_INCLUDES)
      return `${written} is one of more than ${MAX_INCLUDES} includes of this page. Split the page.`
    const found = environment.readInclude?.(origin.file, file, place.files.length === 1 ? source : undefined)
    if (!found) return `${written} cannot be included here. Remove the directive.`
    if ('problem' in found) return `${written} ${found.problem}`
    if (place.files.includes(found.file)) {
      const circle = [...place.files, found.file].map((one) => `content/${one}`).join(' → ')
      return `${written} includes itself: ${circle}. Take one of the includes out.`
    }
    const isCode = language !== undefined || !MARKDOWN.test(found.file)
    if (!isCode && found.file.startsWith('../'))
      return `${written} is not in "content/", so it can be included only as code. Move it there, or add language="md".`
    const text = found.text.replace(/\r\n?/g, '\n')
    const body = isCode
      ? { text, textLine: 1, fields: {}, problems: [] }
      : environment.readSource?.(found.file, 'md', text)
    if (!body) return `${written} cannot be included here. Remove the directive.`
    const [wrong] = body.problems
    if (wrong) return `${written} cannot be read, because of line ${wrong.line}: ${wrong.message}`
    if ((body.fields as { draft?: unknown } | null)?.draft === true)
      return `${written} is a draft, which is not published. Publish it first.`
    const selected = selectLines(attributes.lines === undefined ? body.text : text, attributes)
    if ('problem' in selected) return `${written} ${selected.problem}`
    if (output.length + found.text.length > MAX_LENGTH)
      return `${written} makes the page longer than ${MAX_LENGTH} characters. Include less.`
    if (first === rest && output.lines.at(-1)?.trim()) push(output, rest.trimEnd(), origin)
    if (isCode) {
      const fence = fenceOf(dedent(selected.lines.filter((line) => !isRegionMark(line))), found.file, language, options)
      for (const [index, line] of fence.entries())
        push(output, (index === 0 ? first : rest) + line, { ...origin, column })
    } else {
      const own = { first, rest, files: [...place.files, found.file], ownLine: origin.ownLine }
      const start = attributes.lines === undefined ? body.textLine - 1 + selected.first : selected.first
      const shown = selected.lines.map((line) => (isRegionMark(line) ? '' : line))
      write(output, shown, start, own, environment)
    }
    return undefined
  }
}

/** Returns a file as a code block. */
function fenceOf(code: string[], file: string, language: string | undefined, options = ''): string[] {
  const name = file.split('/').at(-1)!
  const ending = /\.(\w+)$/.exec(name)?.[1] ?? 'text'
  const meta = options.includes('[') ? options : `[${name}] ${options}`.trim()
  return fence(code, `${language ?? ending} ${meta}`)
}

/** Returns code as lines of a code block, with a fence that is longer than any fence in the code. */
export function fence(code: string[], info: string): string[] {
  const marks = code.flatMap((line) => /^ *(`{3,})/.exec(line)?.[1]?.length ?? [])
  const ticks = '`'.repeat(Math.max(2, ...marks) + 1)
  return [`${ticks}${info}`, ...code, ticks]
}

interface FoundInclude {
  node: LeafDirective
  /** Source of the directive. */
  source: string
  column: Point['column']
}

/** Finds the includes of a text, by line. Ignores includes in code blocks. */
export function findIncludes(text: string) {
  const found = new Map<number, FoundInclude>()
  if (!INCLUDE.test(text)) return found
  visit(parseMarkdown(text), 'leafDirective', (node) => {
    const { start, end } = node.position!
    const source = text.slice(start.offset, end.offset)
    if (node.name === 'include') found.set(start.line, { node, source, column: start.column })
  })
  return found
}
