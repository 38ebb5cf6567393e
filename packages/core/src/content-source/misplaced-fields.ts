import { unfencedLines } from '../unfenced-lines'

/** Front matter as it is read: a byte order mark may be above it, and nothing else. */
export const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Fields that were meant as front matter and would be published as text. */
interface MisplacedFields {
  /** Counts from 1. */
  line: number
  message: string
}

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
/** Unicode does not list the Braille cell without dots among the characters without a shape. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Text without words above front matter. Systems other than this one read the front matter below it. */
export const SPACES_AND_COMMENTS =
  /^(?:[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})*/u
const CODE = /^(?:`{3,}|~{3,})/

/** A row of one sign, or the long dash that word processors make of three short ones; then a comment or the name of a format. */
const FENCE = /^(?:([-–—‐−_*=~+;%.])\1+|[–—―])\s*(?:#.*|ya?ml|toml|json)?$/i
const FIELD = /^(?:\{\s*)?["']?[\w-][\w .-]*["']?\s*[:=](?:\s|["'[{]|$)/
/** Lines that front matter may have besides fields: lists, comments, groups and values of more than one line. */
const FIELD_PART = /^(?:[\s#[\]{}"'-]|$)/
/** Front matter without a start has names in small letters: "Note: …" above dashes is a heading. */
const SMALL_FIELD = /^[a-z][\w-]*:(?:\s|$)/
/** A heading such as "npm: what it is": several words, of no field that has several. Quotes and brackets begin values. */
const WORDS = /^(?!(?:title|subtitle|description|summary|excerpt|name|label):)[a-z][\w-]*: +[^"'[{|>&*!#\s]\S* +[^#\s]/
const isFieldPart = (line: string) => FIELD.test(line) || FIELD_PART.test(line)
const JSON_FIELDS = /^\{\s*["'][\w-]+["']\s*:/
/** The field in any notation, alone on its line. */
const DRAFT = /^[^\w`]*draft["'*]*\s*[:=：]+\s*["'“*]*(?:true|yes|on|1)["'”*.,;)\]}\s]*(?:#.*|-->|\*\/\}?)?$/i

const REMEDY = 'Write "---" alone in the first line, then the fields as "name: value", then "---" alone in a line.'

/**
 * Finds fields that the writer meant as front matter, and that are not read.
 * @param head The front matter of the file; empty when there is none.
 * @param isDraft Whether the front matter says that it is a draft.
 */
export function findMisplacedFields(raw: string, head: string, isDraft = false): MisplacedFields | undefined {
  const written = raw.slice(head.length).split(LINE_BREAK)
  const lines = written.map((line) =>
    line
      .replace(INVISIBLE, '')
      .replace(/\p{Zs}/gu, ' ')
      .trimEnd(),
  )
  const top = SPACES_AND_COMMENTS.exec(lines.join('\n'))![0].split('\n').length - 1
  const tell = (index: number, message: string) => ({ line: head.split('\n').length + index, message })

  const open = listOpenLines(lines, head === '')
  const draft = isDraft ? -1 : lines.findIndex((line, index) => open.has(index) && DRAFT.test(line))
  if (head !== '') {
    const end = lines.findIndex((line, index) => index >= top && !isFieldPart(line) && !FENCE.test(line.trim()))
    const opening = CODE.test(lines[top]!) ? [] : lines.slice(top, end < 0 ? undefined : end)
    const isMisread =
      opensFields(lines, top, false) || lacksStart(lines, top) || opening.some((line) => DRAFT.test(line))
    if (!isMisread && draft < 0) return undefined
    const index = isMisread ? top : draft
    const message = `${show(written[index]!)} is below the end of the front matter, where fields are read as text. Write all fields between the first two lines of "---".`
    return tell(index, isMisread ? message : `${message} If it is an example, write it in a code block.`)
  }

  const outside = listOpenLines(lines, false)
  const start = lines.findIndex((_, index) => outside.has(index) && opensFields(lines, index, index === top))
  if (start > 0) {
    const message = `Front matter must start in the first line, and ${show(written[0]!)} is above it. Delete that, or move it below the front matter.`
    return tell(0, message)
  }
  if (start === 0 && written[0] === '---') {
    const message =
      'The line breaks of the front matter cannot be read. Save the file with the line endings "LF" or "CRLF".'
    return tell(0, message)
  }
  if (start === 0 || JSON_FIELDS.test(lines.slice(top).join(' '))) {
    const index = Math.max(start, top)
    return tell(index, `${show(written[index]!)} does not start front matter. ${REMEDY}`)
  }
  if (lacksStart(lines, top)) {
    const message = `The front matter has no start. Write "---" on a line of its own above ${show(written[top]!.trim())}.`
    return tell(top, message)
  }
  if (draft < 0) return undefined
  const message = `${show(written[draft]!)} is not in front matter, and the page would be published. ${REMEDY} If it is an example, write it in a code block.`
  return tell(draft, message)
}

/** Finds the field in the text of another one, as when it is indented below `description: >`, and fields that "<<" would add. */
export function findDraftInText(head: string, fields: unknown): MisplacedFields | undefined {
  const lines = head.split(LINE_BREAK)
  const merged = Object.hasOwn(Object(fields) as object, '<<')
    ? lines.findIndex((line) => /^["'{? ]*<</.test(line))
    : -1
  if (merged >= 0) return { line: merged + 1, message: '"<<" adds no fields to front matter. Write the fields out.' }
  if (/"\s*draft\s*":/i.test(JSON.stringify(fields))) return undefined
  const index = lines.findIndex((line) => DRAFT.test(line) && !line.trim().startsWith('#'))
  if (index < 0) return undefined
  const message = `${show(lines[index]!.trim())} is part of the text of the field above it, and the page would be published. Begin it at the start of its line, below the end of that text.`
  return { line: index + 1, message }
}

/** The lines outside code, and with `hasTop` those of a block of code at the top: a pasted file can be inside. */
function listOpenLines(lines: readonly string[], hasTop: boolean) {
  const first = lines.findIndex((line) => line !== '')
  const open = new Set([...unfencedLines(lines.join('\n'))].map(([number]) => number - 1))
  const mark = CODE.exec(lines[first]?.trim() ?? '')?.[0]
  if (mark === undefined || !hasTop) return open
  const end = lines.findIndex((line, index) => index > first && line.trim().startsWith(mark))
  for (let index = first + 1; index < (end < 0 ? lines.length : end); index++) open.add(index)
  return open
}

/** True for a line that fields follow, up to a line that ends them. At the top of a text they may lack an end, and have empty lines above. */
function opensFields(lines: readonly string[], index: number, isTop: boolean) {
  if (!FENCE.test(lines[index]!.trim())) return false
  const isSkipped = (line: string) => /^\s*#/.test(line) || (isTop && line === '')
  const first = lines.findIndex((line, at) => at > index && !isSkipped(line))
  if (first < 0 || !FIELD.test(lines[first]!.trim())) return false
  const end = lines.findIndex((line, at) => at > first && FENCE.test(line.trim()))
  return end < 0 ? isTop : lines.slice(first, end).every(isFieldPart)
}

/** True for fields that have the line that ends front matter, and none that starts it. */
function lacksStart(lines: readonly string[], top: number) {
  if (!SMALL_FIELD.test(lines[top]!)) return false
  const end = lines.indexOf('---', top)
  if (end === top + 1 && WORDS.test(lines[top]!)) return false
  return end > 0 && lines.slice(top, end).every((line) => SMALL_FIELD.test(line) || /^(?:[ \t#-]|$)/.test(line))
}

const MAX_SHOWN = 60

/** The line in quotes, with its invisible characters by number. */
function show(line: string) {
  if (line === '') return 'an empty line'
  const visible = line.replace(
    INVISIBLE,
    (sign) => `<U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`,
  )
  return visible.length > MAX_SHOWN ? `"${visible.slice(0, MAX_SHOWN)}…"` : `"${visible}"`
}
