import { parse as parseCsv, CsvError, type InfoField } from 'csv-parse/sync'
import { LineCounter } from 'yaml'
import { unfencedLines } from '../unfenced-lines'
import type { ContentProblem } from './content-problem'
import { findDraftInText, findMisplacedFields, FRONT_MATTER } from './misplaced-fields'
import { type ParsedFields, readYaml } from './read-yaml'

/** The parts of a content file. */
export interface ContentSource extends ParsedFields {
  /** The Markdown below the front matter; "" for a data file. */
  text: string
  /** Line of the file on which `text` starts. Counts from 1. */
  textLine: number
}

/** Matches `---` above a field. Without a field below it, `---` is a thematic break. */
const FRONT_MATTER_START = /^\uFEFF?---[ \t]*\r?\n\s*[\w-]+:/

/** Matches a line that Git writes for a merge conflict, except `=======`, which Markdown writes below a heading. */
const MERGE_MARK = /^(?:<{7}|>{7})(?: .*)?\r?$/m

/**
 * Splits a content file into its fields and its text.
 * @param file Path of the file in problems.
 * @param extension Format of the file: md, mdx, csv, yml, yaml or json.
 * @returns the parts; for a file with a syntax error, the problems and no fields. Never throws for a text.
 */
export function readSource(file: string, extension: string, raw: string): ContentSource {
  const merge = MERGE_MARK.test(raw) && [...unfencedLines(raw)].find(([, text]) => MERGE_MARK.test(text))
  if (merge) {
    const [line, mark] = merge
    const message = `"${mark.trimEnd()}" is left from a Git merge. Keep one of the two versions, and delete the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".`
    return unreadable({ file, line, column: 1, message })
  }
  try {
    if (extension === 'md' || extension === 'mdx') return readMarkdown(file, raw)
    const fields = extension === 'csv' ? readCsv(file, raw) : readYaml(file, raw, 0)
    return { ...fields, text: '', textLine: 1 }
  } catch (error) {
    return unreadable({ file, column: 1, ...describeFailure(error) })
  }
}

/** Describes an error of a parser. Throws every other error again. */
function describeFailure(error: unknown): { line: number; message: string } {
  if (error instanceof CsvError) {
    const remedy = error.code.includes('QUOTE')
      ? 'Put a text with quotes between double quotes, and write each quote inside twice.'
      : 'Give every row as many values as the first line has names.'
    const line = typeof error.lines === 'number' ? error.lines : 1
    return { line, message: `The CSV cannot be read: ${error.message}. ${remedy}` }
  }
  // The parser throws these errors for nesting that overflows the call stack, and for aliases of aliases that would fill the memory.
  if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error
  const message = `The YAML cannot be read: ${error.message}. Nest its lists and fields less deeply, and repeat fewer of its parts.`
  return { line: 1, message }
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

/** Parses CSV, whose first line names the columns. Cells are located at their text or their opening quote. */
function readCsv(file: string, raw: string): ParsedFields {
  const bytes = Buffer.from(raw)
  const lineCounter = new LineCounter()
  lineCounter.addNewLine(0)
  for (const { 0: end, index } of raw.matchAll(/\r\n?|\n/g)) lineCounter.addNewLine(index + end.length)
  const lines: { value: string; line: number; column: number }[][] = []
  let read = { bytes: 0, length: 0 }

  /**
   * Records the start of a cell: the end of the previous cell (`read.bytes`), plus a comma or line break, plus spaces. `context.bytes` is the end of
   * the cell.
   */
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
  return { fields: { rows }, locate, writtenAt: () => undefined, problems }
}
