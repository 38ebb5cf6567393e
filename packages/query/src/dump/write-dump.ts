import type { Column, ColumnKind } from '@galley/core/collections'
import { isPacked } from '@galley/core/packed-fields'
import type { SearchSection } from '@galley/core/search-sections'
import { quoteName, tableName, writeLiteral } from '../builder'
import { bodyOfSections } from './body-of-sections'

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
 * A collection's table as SQL text that any SQLite can run: the table, then its rows in reading order. A row is a page or its node.
 * @param written A cache of the SQL of rows with the same columns.
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
  // One row for each statement: larger statements load no faster.
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

/** The body of a row: what its sections say for a page without a compiled one. */
function bodyOf({ body, sections }: Row): unknown {
  if (body != null && body !== 'null') return body
  const known = (typeof sections === 'string' ? JSON.parse(sections) : sections) as SearchSection[] | undefined
  return known?.length ? bodyOfSections(known) : null
}

function writeValue({ name, kind, nullable }: Column, row: Row): string {
  const value = (name === 'body' ? bodyOf(row) : row[name]) ?? null
  if (kind === 'json') {
    const json = typeof value === 'string' && isPacked(name) ? value : JSON.stringify(value)
    // A missing list is an empty list.
    if (json === 'null') return nullable ? 'NULL' : writeLiteral('[]')
    return writeLiteral(json)
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return writeLiteral(value)
  if (typeof value === 'number' && Number.isFinite(value)) return writeLiteral(value)
  // JSON has no NaN.
  const got = typeof value === 'number' ? value : JSON.stringify(value)
  throw new Error(
    `${String(row['id'])}: "${name}" must be ${kind}, got ${got}. Correct the type of the field in src/content.config.ts.`,
  )
}

/** Writes the version into a dump, so that a browser can check that it got the right one. */
export const markDump = (version: string, dump: string) => `-- ${version}\n${dump}`

/** The version that is written in a dump. */
export const versionOfDump = (dump: string) => /^-- (\S+)\n/.exec(dump)?.[1]
