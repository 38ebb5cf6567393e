import { unfencedLines } from '../unfenced-lines'

/** Matches the front matter at the start of a file. Only a byte order mark may come before it. */
export const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Fields that the author meant as front matter, and that would be published as text. */
interface MisplacedFields {
  /** Counts from 1. */
  line: number
  message: string
}

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
/** Includes U+2800, the Braille cell without dots, which Unicode does not list among the invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Matches invisible text above front matter. Some other systems still read the front matter below it. */
export const SPACES_AND_COMMENTS =
  /^(?:[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})*/u
const CODE = /^(?:`{3,}|~{3,})/

/**
 * Matches a line that looks like "---": one character repeated, or the long dash into which word processors turn three hyphens. A comment or the name
 * of a format may follow.
 */
const FENCE = /^(?:([-–—‐−_*=~+;%.])\1+|[–—―])\s*(?:#.*|ya?ml|toml|json)?$/i
const FIELD = /^(?:\{\s*)?["']?[\w-][\w .-]*["']?\s*[:=](?:\s|["'[{]|$)/
/** Matches other lines of front matter than the start of a field: lists, comments, groups and values of several lines. */
const FIELD_PART = /^(?:[\s#[\]{}"'-]|$)/
/** Matches a field in front matter whose opening line is missing. Only lower-case names match, because "Note: …" above dashes is a heading. */
const SMALL_FIELD = /^[a-z][\w-]*:(?:\s|$)/
/**
 * Matches a heading such as "npm: what it is": a name that is not the name of a text field, followed by several words. Does not match quotes and
 * brackets, which begin values.
 */
const WORDS = /^(?!(?:title|subtitle|description|summary|excerpt|name|label):)[a-z][\w-]*: +[^"'[{|>&*!#\s]\S* +[^#\s]/
const isFieldPart = (line: string) => FIELD.test(line) || FIELD_PART.test(line)
const JSON_FIELDS = /^\{\s*["'][\w-]+["']\s*:/
/** A line that sets `draft` to true, in any notation. */
const DRAFT = /^[^\w`]*draft["'*]*\s*[:=：]+\s*["'“*]*(?:true|yes|on|1)["'”*.,;)\]}\s]*(?:#.*|-->|\*\/\}?)?$/i

const REMEDY = 'Write "---" alone in the first line, then the fields as "name: value", then "---" alone in a line.'

/**
 * Finds fields that the author meant as front matter, and that the site does not read.
 * @param head The front matter of the file; "" for a file without front matter.
 * @param isDraft True if the front matter sets `draft: true`.
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
    const message = `${show(written[index]!)} is below the end of the front matter, so it is text. Write all fields between the first two lines of "---".`
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

/** Finds `draft: true` inside the text of another field, for example indented below `description: >`, and "<<", which adds no fields. */
export function findDraftInText(head: string, fields: unknown): MisplacedFields | undefined {
  const lines = head.split(LINE_BREAK)
  const merged = Object.hasOwn(Object(fields) as object, '<<')
    ? lines.findIndex((line) => /^["'{? ]*<</.test(line))
    : -1
  if (merged >= 0) return { line: merged + 1, message: '"<<" adds no fields to front matter. Write the fields out.' }
  if (/"\s*draft\s*":/i.test(JSON.stringify(fields))) return undefined
  const index = lines.findIndex((line) => DRAFT.test(line) && !line.trim().startsWith('#'))
  if (index < 0) return undefined
  const message = `${show(lines[index]!.trim())} is part of the text of the field above, and the page would be published. Move it to the start of a line below that text.`
  return { line: index + 1, message }
}

/** Returns the indexes of lines outside of code blocks. With `hasTop`, includes a code block at the top, which may contain a pasted file. */
function listOpenLines(lines: readonly string[], hasTop: boolean) {
  const first = lines.findIndex((line) => line !== '')
  const open = new Set([...unfencedLines(lines.join('\n'))].map(([number]) => number - 1))
  const mark = CODE.exec(lines[first]?.trim() ?? '')?.[0]
  if (mark === undefined || !hasTop) return open
  const end = lines.findIndex((line, index) => index > first && line.trim().startsWith(mark))
  for (let index = first + 1; index < (end < 0 ? lines.length : end); index++) open.add(index)
  return open
}

/** True for a line that starts front matter: fields and a closing line follow. At the top of a text, the closing line may be missing. */
function opensFields(lines: readonly string[], index: number, isTop: boolean) {
  if (!FENCE.test(lines[index]!.trim())) return false
  const isSkipped = (line: string) => /^\s*#/.test(line) || (isTop && line === '')
  const first = lines.findIndex((line, at) => at > index && !isSkipped(line))
  if (first < 0 || !FIELD.test(lines[first]!.trim())) return false
  const end = lines.findIndex((line, at) => at > first && FENCE.test(line.trim()))
  return end < 0 ? isTop : lines.slice(first, end).every(isFieldPart)
}

/** True for fields with the closing line of front matter, but without the opening line. */
function lacksStart(lines: readonly string[], top: number) {
  if (!SMALL_FIELD.test(lines[top]!)) return false
  const end = lines.indexOf('---', top)
  if (end === top + 1 && WORDS.test(lines[top]!)) return false
  return end > 0 && lines.slice(top, end).every((line) => SMALL_FIELD.test(line) || /^(?:[ \t#-]|$)/.test(line))
}

const MAX_SHOWN = 60

/** Quotes a line for a message, with invisible characters as "<U+…>". */
function show(line: string) {
  if (line === '') return 'an empty line'
  const visible = line.replace(
    INVISIBLE,
    (sign) => `<U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`,
  )
  return visible.length > MAX_SHOWN ? `"${visible.slice(0, MAX_SHOWN)}…"` : `"${visible}"`
}
