import { QueryError } from './query-error'

/** A piece of a query: its text as it stands there, and what it means. */
export interface Token {
  kind: 'word' | 'name' | 'text' | 'bytes' | 'number' | 'sign' | 'end'
  value: string
  text: string
  /** Counted from 0. */
  start: number
}

/**
 * In each pattern, a character can be read in one way only: the time grows with the length and no faster.
 * Neither NUL nor half a surrogate pair is ever written into a query.
 */
const PATTERNS: [kind: Token['kind'], pattern: RegExp][] = [
  ['bytes', /x'([0-9a-f]*)'/y],
  ['word', /([A-Za-z_]+)/y],
  ['name', /"((?:[^"\0\p{Surrogate}]|"")*)"/uy],
  ['text', /'((?:[^'\0\p{Surrogate}]|'')*)'/uy],
  ['number', /(-?\d+(?:\.\d+)?(?:e[+-]\d+)?)/y],
  ['sign', /(<>|<=|>=|[=<>(),*])/y],
]
const SPACE = /[ \t\r\n]*/y

/** Cuts a query into its pieces. The last is always the end. */
export function tokenize(sql: string): Token[] {
  const tokens: Token[] = []
  let start = skipSpace(sql, 0)
  while (start < sql.length) {
    const token = readToken(sql, start)
    tokens.push(token)
    start = skipSpace(sql, start + token.text.length)
  }
  return [...tokens, { kind: 'end', value: '', text: '', start }]
}

function skipSpace(sql: string, start: number) {
  SPACE.lastIndex = start
  SPACE.test(sql)
  return SPACE.lastIndex
}

function readToken(sql: string, start: number): Token {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = start
    const match = pattern.exec(sql)
    if (match) return { kind, value: unquote(kind, match[1]!), text: match[0], start }
  }
  const character = String.fromCodePoint(sql.codePointAt(start)!)
  throw new QueryError(
    `No query has ${JSON.stringify(character)} where character ${start + 1} is. Close what is quoted, and leave out comments, semicolons and parameters.`,
  )
}

function unquote(kind: Token['kind'], value: string) {
  if (kind === 'name') return value.replaceAll('""', '"')
  return kind === 'text' ? value.replaceAll("''", "'") : value
}
