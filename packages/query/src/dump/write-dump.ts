import type { Column, ColumnKind } from '@galley/core/collections'
import type { ContentTree } from '@galley/core/content-tree'
import { isPacked } from '@galley/core/packed-fields'
import type { SearchSection } from '@galley/core/search-sections'
import { quoteName, tableName, writeLiteral } from '../builder'

const SQL_TYPES: Record<ColumnKind, string> = {
  text: 'TEXT',
  integer: 'INTEGER',
  real: 'REAL',
  boolean: 'INTEGER',
  date: 'TEXT',
  json: 'TEXT',
}

type Row = Readonly<Record<string, unknown>>

/**
 * Writes a collection's table as SQL that every SQLite program can run: the table, then its rows in the order of the files. Throws for a
 * value that does not fit its column.
 * @param written Cache of the SQL of each row. Use one cache per set of columns.
 */
export function writeDump(
  collection: string,
  columns: readonly Column[],
  rows: readonly Row[],
  written: WeakMap<object, string> = new WeakMap(),
): string {
  const table = quoteName(tableName(collection))
  const definitions = columns.map(
    ({ name, kind }) => `  ${quoteName(name)} ${SQL_TYPES[kind]}${name === 'id' ? ' PRIMARY KEY' : ''}`,
  )
  // Each row is one statement because statements with several rows load no faster.
  const writeRow = (row: Row) =>
    `INSERT INTO ${table} VALUES (${columns.map((column) => writeValue(column, row)).join(', ')});`
  const inserts = [...rows].sort(bySortKey).map((row) => {
    const known = written.get(row) ?? writeRow(row)
    written.set(row, known)
    return known
  })
  const statements = [
    'BEGIN;',
    `DROP TABLE IF EXISTS ${table};`,
    `CREATE TABLE ${table} (\n${definitions.join(',\n')}\n);`,
    ...inserts,
    'COMMIT;',
  ]
  return [...statements, ''].join('\n')
}

const compare = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : Number(String(a) > String(b)))
const bySortKey = (a: Row, b: Row) => compare(a['sortKey'], b['sortKey']) || compare(a['id'], b['id'])

/** Returns the compiled body of a row, or a body built from its sections if the page has none. */
function bodyOf({ body, sections }: Row): unknown {
  if (body != null && body !== 'null') return body
  const known = (typeof sections === 'string' ? JSON.parse(sections) : sections) as SearchSection[] | undefined
  return known?.length ? bodyOfSections(known) : null
}

/**
 * Builds a body from the headings, paragraphs and code blocks of a page's search sections, without the page's title. For pages
 * without a compiled body, such as MDX and YAML files.
 */
const bodyOfSections = (sections: readonly SearchSection[]): ContentTree =>
  sections.flatMap(({ id, title, level, content, code }, index): ContentTree => {
    const anchor = id.includes('#') ? { id: id.slice(id.indexOf('#') + 1) } : {}
    return [
      ...(index > 0 ? ([[`h${level}`, anchor, title]] satisfies ContentTree) : []),
      ...(content ? ([['p', {}, content]] satisfies ContentTree) : []),
      ...code.map(({ language, text }): ContentTree[number] => ['pre', {}, ['code', { language }, text]]),
    ]
  })

function writeValue({ name, kind, nullable }: Column, row: Row): string {
  const value = (name === 'body' ? bodyOf(row) : row[name]) ?? null
  if (kind === 'json') {
    const json = typeof value === 'string' && isPacked(name) ? value : JSON.stringify(value)
    // A column that cannot be null is a list, and a missing list is an empty list.
    if (json === 'null') return nullable ? 'NULL' : writeLiteral('[]')
    return writeLiteral(json)
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return writeLiteral(value)
  if (typeof value === 'number' && Number.isFinite(value)) return writeLiteral(value)
  // JSON.stringify() would show NaN as null.
  const got = typeof value === 'number' ? value : JSON.stringify(value)
  throw new Error(
    `${String(row['id'])}: "${name}" must be ${kind}, got ${got}. Correct the type of the field in src/content.config.ts.`,
  )
}

/** Adds the version to a dump, so that a browser can check that it loaded the right version. */
export const markDump = (version: string, dump: string) => `-- ${version}\n${dump}`

/** Returns the version that `markDump()` wrote into a dump. */
export const versionOfDump = (dump: string) => /^-- (\S+)\n/.exec(dump)?.[1]
