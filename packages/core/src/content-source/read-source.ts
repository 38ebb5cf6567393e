import { parse as parseCsv, CsvError, type InfoField } from 'csv-parse/sync'
import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import { unfencedLines } from '../unfenced-lines'
import { type ContentProblem, MAX_PROBLEMS } from './content-problem'
import { findDraftInText, findMisplacedFields, FRONT_MATTER } from './misplaced-fields'

/** The parts of a content file: its fields, its Markdown, and the line of each field. */
export interface ContentSource {
  /** Front matter of Markdown, or the whole of a data file. */
  fields: unknown
  /** The Markdown below the front matter; empty for data files. */
  text: string
  /** Line (from 1) on which `text` starts. */
  textLine: number
  /** Line and column of the value of a field or, in YAML and JSON, of its key; or of the nearest parent that exists. */
  locate: (path: PropertyKey[], part?: 'value' | 'key') => { line: number; column: number }
  /** A number or "true" as it is written, such as "1.0"; undefined for other values. */
  writtenAt: (path: PropertyKey[]) => string | undefined
  problems: ContentProblem[]
}

/** `---` above a field starts front matter; otherwise it is a thematic break. */
const FRONT_MATTER_START = /^\uFEFF?---[ \t]*\r?\n\s*[\w-]+:/

/** `=======` alone is the line below a heading. */
const MERGE_MARK = /^(?:<{7}|>{7})(?: .*)?\r?$/m

/** Reads the parts of a content file, by its extension. It never throws: syntax errors are problems with line and column. */
export function readSource(file: string, extension: string, raw: string): ContentSource {
  const merge = MERGE_MARK.test(raw) && [...unfencedLines(raw)].find(([, text]) => MERGE_MARK.test(text))
  if (merge) {
    const [line, mark] = merge
    const message = `"${mark.trimEnd()}" is left from a Git merge. Keep one of the two versions, and delete the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".`
    return unreadable({ file, line, column: 1, message })
  }
  try {
    if (extension === 'md' || extension === 'mdx') return readMarkdown(file, raw)
    if (extension === 'csv') return readCsv(file, raw)
    return readYaml(file, raw, 0)
  } catch (error) {
    if (error instanceof CsvError) {
      const line = typeof error.lines === 'number' ? error.lines : 1
      const remedy = error.code.includes('QUOTE')
        ? 'Put a text with quotes between double quotes, and write each quote inside twice.'
        : 'Give every row as many values as the first line has names.'
      const message = `The CSV cannot be read: ${error.message}. ${remedy}`
      return unreadable({ file, line, column: 1, message })
    }
    // Nesting that overflows the call stack, or aliases of aliases that would fill the memory.
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error
    const message = `The YAML cannot be read: ${error.message}. Nest its lists and fields less deeply, and repeat fewer of its parts.`
    return unreadable({ file, line: 1, column: 1, message })
  }
}

const unreadable = (problem: ContentProblem): ContentSource => ({
  fields: {},
  text: '',
  textLine: 1,
  locate: () => ({ line: 1, column: 1 }),
  writtenAt: () => undefined,
  problems: [problem],
})

function readMarkdown(file: string, raw: string): ContentSource {
  const match = FRONT_MATTER.exec(raw)
  const source = readYaml(file, match?.[1] ?? '', match ? 1 : 0)
  const head = match?.[0] ?? ''
  if (!match && FRONT_MATTER_START.test(raw)) {
    source.problems.push({
      file,
      line: 1,
      column: 1,
      message: 'The front matter has no end. Write "---" on a line of its own below the last field.',
    })
  }
  const isDraft = (source.fields as { draft?: unknown }).draft === true
  const misplaced =
    source.problems.length === 0
      ? (findMisplacedFields(raw, head, isDraft) ?? findDraftInText(head, source.fields))
      : undefined
  if (misplaced) source.problems.push({ file, column: 1, ...misplaced })
  return { ...source, text: raw.slice(head.length), textLine: head.split('\n').length }
}

/** Reads YAML, and JSON as a subset of it. `lineOffset`: lines above the text in its file. */
function readYaml(file: string, text: string, lineOffset: number): ContentSource {
  const lineCounter = new LineCounter()
  // The parser compares each key with each other; `structureProblems` does so faster.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false })
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: line + lineOffset, column: col }
  }
  const syntax = syntaxProblems(document, text)
  const misread = new Set(syntax.map(({ offset }) => lineCounter.linePos(offset).line))
  const others: YamlProblem[] = [
    // Of "!a b" only "b" would be left.
    ...document.warnings.map(({ pos, message }) => ({
      offset: pos[0],
      message: `${message}; put quotes around it if it is a text`,
    })),
    ...structureProblems(document),
  ]
  const found = [...syntax, ...others.filter(({ offset }) => !misread.has(lineCounter.linePos(offset).line))].sort(
    (a, b) => a.offset - b.offset,
  )
  const problems = found.map(({ offset, message, remedy = 'Correct it, then save again.' }) => ({
    file,
    ...positionAt(offset),
    message: `The YAML cannot be read: ${message.replace(/\.$/, '')}. ${remedy}`,
  }))
  for (const offset of findLostEnds(document, text)) {
    const lost = text.slice(offset, endOfLine(text, offset)).trim()
    const message = `YAML takes "${lost}" for a comment, so it is not part of the text. Put quotes around the whole text. For a comment, write a space behind "#".`
    problems.push({ file, ...positionAt(offset), message })
  }
  problems.sort((a, b) => a.line - b.line)
  const fields: unknown = problems.length > 0 ? {} : document.toJS()
  return {
    fields: fields ?? {},
    text: '',
    textLine: 1,
    problems,
    locate: (path, part) =>
      positionAt((part === 'key' ? keyOffsetOf(document, path) : undefined) ?? offsetOf(document, path)),
    writtenAt: (path) => {
      const node: unknown = document.getIn(path, true)
      return isScalar(node) && typeof node.value !== 'string' ? node.source : undefined
    },
  }
}

/** Finds where texts without quotes have a "#" that is not written as that of a comment: "Issue #12", "Learn C #". */
function findLostEnds(document: Document.Parsed, text: string) {
  const offsets: number[] = []
  visit(document, {
    Scalar(key, { type, range }) {
      const [, end = 0] = range ?? []
      if (key === 'key' || (type !== undefined && type !== 'PLAIN') || (text[end - 1] ?? '\n') === '\n') return
      const [spaces] =
        /^[ \t]*(?=#(?:[\p{L}\p{N}]|[ \t\r]*(?:\n|$)))/u.exec(text.slice(end, endOfLine(text, end) + 1)) ?? []
      if (spaces !== undefined) offsets.push(end + spaces.length)
    },
  })
  return offsets
}

/** Resolving takes time that grows with the square of their number. */
const MAX_ALIASES = 500

interface YamlProblem {
  offset: number
  message: string
  /** @default 'Correct it, then save again.' */
  remedy?: string
}

/** The errors of the parser, one for a line: the others follow from it. The most frequent ones have messages of their own. */
function syntaxProblems(document: Document.Parsed, text: string): YamlProblem[] {
  // Behind the last line that has been told of.
  let told = 0
  let hasTab = false
  const unclosed = document.errors.length > 0 ? listUnclosed(document, text) : []
  return document.errors.slice(0, MAX_PROBLEMS).flatMap(({ code, pos: [offset], message }): YamlProblem[] => {
    // The parser reports them where they would have to end at the latest.
    const [start, closing] =
      code === 'MISSING_CHAR' || code === 'BAD_INDENT'
        ? (unclosed.findLast(([from, , to]) => from < offset && offset <= to) ?? [])
        : []
    if (start !== undefined) {
      const remedy = `Add it at the end of the ${WHOLES[closing!]}.`
      return [{ offset: start, message: `the opening ${text[start]!} has no closing ${closing!}`, remedy }]
    }
    if (offset < told) return []
    told = endOfLine(text, offset)
    const [first = 0] = document.contents?.range ?? []
    if (code === 'UNEXPECTED_TOKEN' && text[offset - 1] === '\n' && text[first - 1] === ' ')
      return [
        {
          offset: first,
          message: 'the first field is indented, and the next ones are not',
          remedy: 'Begin all of them at the start of the line.',
        },
      ]
    if (code === 'TAB_AS_INDENT') {
      if (hasTab) return []
      hasTab = true
      return [{ offset, message, remedy: 'Write two spaces instead of each tab.' }]
    }
    if (code === 'BAD_SCALAR_START') {
      const [, name] = /(?:^|\n)[ \t]*(?:- +)*([^\s:-][^\n:]*):\s*$/.exec(text.slice(0, offset)) ?? []
      const remedy =
        name !== undefined && text.startsWith('```', offset)
          ? `Write "${name}: |" above it.`
          : 'Put quotes around the whole text.'
      return [{ offset, message: `a text cannot begin with ${text[offset]!}`, remedy }]
    }
    if (code !== 'BLOCK_AS_IMPLICIT_KEY') return [{ offset, message }]
    const [value = ''] = /^.*?(?=\s+#|\s*$)/.exec(text.slice(offset, told)) ?? []
    if (/:\s/.test(value))
      return [{ offset, message: 'a text with a colon needs quotes', remedy: `Write ${JSON.stringify(value)}.` }]
    // The text goes on in the lines below, up to the one that reads as a field.
    const [, above = '', name] = /^(.*?\n[ \t]*)(\S[^\n:]*):(?:\s|$)/s.exec(text.slice(offset)) ?? []
    if (name === undefined) return [{ offset, message }]
    told = endOfLine(text, offset + above.length)
    return [
      {
        offset: offset + above.length,
        message: `"${name}" is indented as a part of the text above it`,
        remedy: 'Begin it below the name of the field above, or put quotes around the whole text.',
      },
    ]
  })
}

const endOfLine = (text: string, offset: number) => {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

const CLOSINGS: Record<string, string> = { '[': ']', '{': '}' }
/** What each sign closes. */
const WHOLES: Record<string, string> = { '"': 'text', "'": 'text', ']': 'list', '}': 'group' }

/** Where each quoted text, and each list and group without an end, starts, its closing sign, and where it ends as far as the parser followed it. */
function listUnclosed(document: Document.Parsed, text: string) {
  const unclosed: [start: number, closing: string, end: number][] = []
  visit(document, {
    Scalar(_, { type, range }) {
      // The next quote of the file seems to close it.
      if (type?.startsWith('QUOTE') && range) unclosed.push([range[0], text[range[0]]!, range[1]])
    },
    Collection(_, { flow, range }) {
      if (!flow || !range) return
      const [start, end] = range
      const closing = CLOSINGS[text[start]!]
      if (closing !== undefined && text[end - 1] !== closing) unclosed.push([start, closing, end])
    },
  })
  return unclosed
}

/**
 * Fields that are given twice, and aliases that cannot be resolved: a word after "*" stands for a part named before with "&", which must exist
 * and must not be around it.
 */
function structureProblems(document: Document.Parsed) {
  const problems: YamlProblem[] = []
  const named = new Map<string, Node>()
  let aliases = 0
  visit(document, (_, node) => {
    if (isMap(node)) problems.push(...findRepeatedKeys(node.items.map(({ key }) => key)))
    if (!isNode(node)) return undefined
    if (!isAlias(node)) {
      if (node.anchor !== undefined) named.set(node.anchor, node)
      return undefined
    }
    const offset = node.range?.[0] ?? 0
    const [start = 0, , end = 0] = named.get(node.source)?.range ?? []
    const name = `"*${node.source}"`
    aliases += 1
    if (end === 0)
      problems.push({ offset, message: `${name} names no part of the file; put quotes around it if it is a text` })
    else if (start <= offset && offset < end)
      problems.push({ offset, message: `${name} stands inside the part that it names` })
    else if (aliases > MAX_ALIASES) {
      const remedy = 'Write the parts out, or move them to a file of data.'
      problems.push({ offset, message: `more than ${MAX_ALIASES} parts are repeated with "*"`, remedy })
      return visit.BREAK
    }
    return undefined
  })
  return problems
}

function findRepeatedKeys(keys: readonly unknown[]): YamlProblem[] {
  const known = new Set<unknown>()
  return keys.filter(isScalar).flatMap(({ value, range }) => {
    if (!known.has(value)) {
      known.add(value)
      return []
    }
    return [{ offset: range?.[0] ?? 0, message: `"${String(value)}" is given twice`, remedy: 'Keep one of the two.' }]
  })
}

/** Where the value at `path` starts; for a missing one, where the thing that lacks it starts. */
function offsetOf(document: Document, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

/** Where the key at `path` starts. */
function keyOffsetOf(document: Document, path: PropertyKey[]): number | undefined {
  const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : []
  return keys.find(({ value }) => String(value) === String(path.at(-1)))?.range?.[0]
}

/** Reads CSV, whose first line names the columns. The position of a cell is that of its text or its opening quote. */
function readCsv(file: string, raw: string): ContentSource {
  const bytes = Buffer.from(raw)
  const lineCounter = new LineCounter()
  lineCounter.addNewLine(0)
  for (const { 0: end, index } of raw.matchAll(/\r\n?|\n/g)) lineCounter.addNewLine(index + end.length)
  const lines: { value: string; line: number; column: number }[][] = []
  let read = { bytes: 0, length: 0 }

  /** `context.bytes` is where the cell ends; it starts behind the end of the one before, a comma or line break, and spaces. */
  const locateCell = (value: string, context: InfoField) => {
    const text = bytes.toString('utf8', read.bytes, context.bytes)
    const { line, col } = lineCounter.linePos(read.length + /^,?\s*/.exec(text)![0].length)
    if (context.index === 0) lines.push([])
    lines.at(-1)!.push({ value, line, column: col })
    read = { bytes: context.bytes, length: read.length + text.length }
    return value
  }
  const rows: unknown = parseCsv(raw, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    trim: true,
    cast: locateCell,
  })

  const [header = [], ...cells] = lines
  const columns = header.map(({ value }) => value)
  const problems = header
    .filter(({ value }, index) => columns.indexOf(value) < index)
    .map(({ value, line, column }) => ({
      file,
      line,
      column,
      message: `The CSV cannot be read: two of its columns are named "${value}". Give each column a name of its own.`,
    }))
  const locate = ([, row = -1, column = '']: PropertyKey[]) => {
    const line = cells[Number(row)] ?? header
    const cell = line[columns.indexOf(String(column))] ?? line[0]
    return { line: cell?.line ?? 1, column: cell?.column ?? 1 }
  }
  return { fields: { rows }, text: '', textLine: 1, locate, writtenAt: () => undefined, problems }
}
