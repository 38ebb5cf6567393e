import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import { type ContentProblem, MAX_PROBLEMS } from './content-problem'

/** The fields of a content file with their positions. */
export interface ParsedFields {
  /** Front matter of a Markdown file, or the whole content of a data file. Empty if the file has problems. */
  fields: unknown
  /**
   * Returns the position of a field's value or, in YAML and JSON, of its key; for a missing field, the position of the nearest existing parent.
   * Lines and columns count from 1.
   */
  locate: (path: PropertyKey[], part?: 'value' | 'key') => { line: number; column: number }
  /** Returns a number, boolean or null as the file spells it, such as "1.0"; undefined for other values. */
  writtenAt: (path: PropertyKey[]) => string | undefined
  problems: ContentProblem[]
}

interface YamlProblem {
  offset: number
  message: string
  /** @default 'Correct it, then save again.' */
  remedy?: string
}

/**
 * Parses YAML, which includes JSON.
 * @param lineOffset Number of lines above the text in its file.
 */
export function readYaml(file: string, text: string, lineOffset: number): ParsedFields {
  const lineCounter = new LineCounter()
  // The parser compares every key with every other key. `structureProblems` finds repeated keys faster.
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false })
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: line + lineOffset, column: col }
  }
  const problems = [
    ...findYamlProblems(document, text, lineCounter).map(
      ({ offset, message, remedy = 'Correct it, then save again.' }) => ({
        file,
        ...positionAt(offset),
        message: `The YAML cannot be read: ${message.replace(/\.$/, '')}. ${remedy}`,
      }),
    ),
    ...findLostEnds(document, text).map(({ offset, message }) => ({ file, ...positionAt(offset), message })),
  ].sort((a, b) => a.line - b.line)
  return {
    fields: problems.length > 0 ? {} : ((document.toJS() as unknown) ?? {}),
    problems,
    locate: (path, part) =>
      positionAt((part === 'key' ? keyOffsetOf(document, path) : undefined) ?? offsetOf(document, path)),
    writtenAt: (path) => {
      const node: unknown = document.getIn(path, true)
      return isScalar(node) && typeof node.value !== 'string' ? node.source : undefined
    },
  }
}

/** Finds all problems that prevent reading the text, in the order of the text. */
function findYamlProblems(document: Document.Parsed, text: string, lineCounter: LineCounter) {
  const lineOf = ({ offset }: YamlProblem) => lineCounter.linePos(offset).line
  const syntax = syntaxProblems(document, text)
  const misread = new Set(syntax.map(lineOf))
  const others: YamlProblem[] = [
    // The parser warns about unknown tags: of "!a b", it would read only "b".
    ...document.warnings.map(({ pos, message }) => ({
      offset: pos[0],
      message: `${message}; put quotes around it if it is a text`,
    })),
    ...structureProblems(document),
  ]
  return [...syntax, ...others.filter((problem) => !misread.has(lineOf(problem)))].sort((a, b) => a.offset - b.offset)
}

/** Finds unquoted texts that end at a "#" which is probably not meant as the start of a comment: "Issue #12", "Learn C #". */
function findLostEnds(document: Document.Parsed, text: string): YamlProblem[] {
  const problems: YamlProblem[] = []
  visit(document, {
    Scalar(key, { type, range }) {
      const [, end = 0] = range ?? []
      if (key === 'key' || (type !== undefined && type !== 'PLAIN') || (text[end - 1] ?? '\n') === '\n') return
      const [spaces] =
        /^[ \t]*(?=#(?:[\p{L}\p{N}]|[ \t\r]*(?:\n|$)))/u.exec(text.slice(end, endOfLine(text, end) + 1)) ?? []
      if (spaces === undefined) return
      const offset = end + spaces.length
      const lost = text.slice(offset, endOfLine(text, offset)).trim()
      const message = `YAML reads "${lost}" as a comment, so it is not part of the text. Put quotes around the whole text. For a comment, write a space after "#".`
      problems.push({ offset, message })
    },
  })
  return problems
}

/** Describes the errors of the parser, at most one per line, because other errors in a line follow from the first. */
function syntaxProblems(document: Document.Parsed, text: string): YamlProblem[] {
  const { errors } = document
  const unclosed = errors.length > 0 ? listUnclosed(document, text) : []
  const problems: YamlProblem[] = []
  /** End of the last line with a reported error. */
  let reportedTo = 0
  let hasTab = false
  for (const error of errors.slice(0, MAX_PROBLEMS)) {
    const problem = describeUnclosed(error, unclosed, text)
    if (problem) {
      problems.push(problem)
      continue
    }
    const [offset] = error.pos
    const isTab = error.code === 'TAB_AS_INDENT'
    if (offset < reportedTo) continue
    reportedTo = endOfLine(text, offset)
    if (isTab && hasTab) continue
    hasTab ||= isTab
    const described = describeError(error, text, document)
    problems.push(described)
    reportedTo = Math.max(reportedTo, endOfLine(text, described.offset))
  }
  return problems
}

/** Describes an error of the parser. The most frequent errors have their own messages. */
function describeError(error: YAMLError, text: string, document: Document.Parsed): YamlProblem {
  const { code, message } = error
  const [offset] = error.pos
  switch (code) {
    case 'UNEXPECTED_TOKEN': {
      const [first = 0] = document.contents?.range ?? []
      if (text[offset - 1] !== '\n' || text[first - 1] !== ' ') break
      const remedy = 'Begin all of them at the start of the line.'
      return { offset: first, message: 'the first field is indented, and the next ones are not', remedy }
    }
    case 'TAB_AS_INDENT':
      return { offset, message, remedy: 'Write two spaces instead of each tab.' }
    case 'BAD_SCALAR_START': {
      const [, name] = /(?:^|\n)[ \t]*(?:- +)*([^\s:-][^\n:]*):\s*$/.exec(text.slice(0, offset)) ?? []
      const isFence = name !== undefined && text.startsWith('```', offset)
      const remedy = isFence ? `Write "${name}: |" above it.` : 'Put quotes around the whole text.'
      return { offset, message: `a text cannot begin with ${text[offset]!}`, remedy }
    }
    case 'BLOCK_AS_IMPLICIT_KEY': {
      const [value = ''] = /^.*?(?=\s+#|\s*$)/.exec(text.slice(offset, endOfLine(text, offset))) ?? []
      if (/:\s/.test(value))
        return { offset, message: 'a text with a colon needs quotes', remedy: `Write ${JSON.stringify(value)}.` }
      // The text continues on the next lines, up to a line that looks like a field.
      const [, above = '', name] = /^(.*?\n[ \t]*)(\S[^\n:]*):(?:\s|$)/s.exec(text.slice(offset)) ?? []
      if (name === undefined) break
      return {
        offset: offset + above.length,
        message: `"${name}" is indented as a part of the text above it`,
        remedy: 'Begin it below the name of the field above, or put quotes around the whole text.',
      }
    }
  }
  return { offset, message }
}

const endOfLine = (text: string, offset: number) => {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end
}

/** A quoted text, a list or a group that may have no end. `end` is the offset up to which the parser read the value. */
interface Unclosed {
  start: number
  closing: string
  end: number
}

const CLOSINGS: Record<string, string> = { '[': ']', '{': '}' }
/** Names of the values that each character closes. */
const WHOLES: Record<string, string> = { '"': 'text', "'": 'text', ']': 'list', '}': 'group' }

/**
 * Returns all quoted texts, and those lists and groups that have no end. All quoted texts are needed because an unclosed text seems to end at the
 * opening quote of the next text.
 */
function listUnclosed(document: Document.Parsed, text: string): Unclosed[] {
  const unclosed: Unclosed[] = []
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range)
        unclosed.push({ start: range[0], closing: text[range[0]]!, end: range[1] })
    },
    Collection(_, { flow, range }) {
      if (!flow || !range) return
      const [start, end] = range
      const closing = CLOSINGS[text[start]!]
      if (closing !== undefined && text[end - 1] !== closing) unclosed.push({ start, closing, end })
    },
  })
  return unclosed
}

/**
 * Describes a missing closing character at the position of the opening character. The parser reports its error at a later position, where the value
 * should have ended.
 */
function describeUnclosed(
  { code, pos: [offset] }: YAMLError,
  unclosed: readonly Unclosed[],
  text: string,
): YamlProblem | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return undefined
  const found = unclosed.findLast(({ start, end }) => start < offset && offset <= end)
  if (!found) return undefined
  const { start, closing } = found
  const message = `the opening ${text[start]!} has no closing ${closing}`
  return { offset: start, message, remedy: `Add it at the end of the ${WHOLES[closing]!}.` }
}

/** Maximum number of aliases. The time to resolve them grows with the square of their number. */
const MAX_ALIASES = 500

/** Finds repeated fields, and aliases ("*name") that cannot be resolved: the anchor ("&name") must exist, and must not contain the alias. */
function structureProblems(document: Document.Parsed) {
  const problems: YamlProblem[] = []
  const anchored = new Map<string, Node>()
  let aliases = 0
  visit(document, (_, node) => {
    if (isMap(node)) problems.push(...findRepeatedKeys(node.items.map(({ key }) => key)))
    if (!isNode(node)) return undefined
    if (!isAlias(node)) {
      if (node.anchor !== undefined) anchored.set(node.anchor, node)
      return undefined
    }
    const offset = node.range?.[0] ?? 0
    const [start = 0, , end = 0] = anchored.get(node.source)?.range ?? []
    const name = `"*${node.source}"`
    aliases += 1
    if (end === 0)
      problems.push({
        offset,
        message: `${name} refers to a part that the file does not have; put quotes around it if it is a text`,
      })
    else if (start <= offset && offset < end)
      problems.push({ offset, message: `${name} is inside of the part to which it refers` })
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

/** Returns the start of the value at `path`, or of its nearest existing parent. */
function offsetOf(document: Document, path: PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

/** Returns the start of the key at `path`. */
function keyOffsetOf(document: Document, path: PropertyKey[]): number | undefined {
  const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : []
  return keys.find(({ value }) => String(value) === String(path.at(-1)))?.range?.[0]
}
