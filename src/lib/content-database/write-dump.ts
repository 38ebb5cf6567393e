import type { Column, ColumnKind } from '../collections'
import { quoteName, tableName, writeLiteral } from '../content-query'

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
 * A collection's table as SQL text that any SQLite can run: the table, then its rows in reading order.
 * @param written Rows that were written before, with the same columns; those written now are added.
 */
export function writeDump(
  collection: string,
  columns: readonly Column[],
  rows: readonly Row[],
  written: WeakMap<Row, string> = new WeakMap(),
): string {
  const table = quoteName(tableName(collection))
  const definitions = columns.map(
    ({ name, kind }) => `  ${quoteName(name)} ${SQL_TYPES[kind]}${name === 'id' ? ' PRIMARY KEY' : ''}`,
  )
  // One row a statement: several in one load no faster, and so no statement is larger than its row.
  const writeRow = (row: Row) =>
    `INSERT INTO ${table} VALUES (${columns.map((column) => writeValue(column, row)).join(', ')});`
  const inserts = [...rows].sort(byPlace).map((row) => {
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
  return `${statements.join('\n')}\n`
}

const compare = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : Number(String(a) > String(b)))
const byPlace = (a: Row, b: Row) => compare(a['sortKey'], b['sortKey']) || compare(a['id'], b['id'])

function writeValue({ name, kind, nullable }: Column, row: Row): string {
  const value = row[name] ?? null
  // A list that nothing gave is an empty one.
  if (kind === 'json') return value === null && nullable ? 'NULL' : writeLiteral(JSON.stringify(value ?? []))
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return writeLiteral(value)
  if (typeof value === 'number' && Number.isFinite(value)) return writeLiteral(value)
  // JSON has no NaN.
  const got = typeof value === 'number' ? value : JSON.stringify(value)
  throw new Error(
    `${String(row['id'])}: "${name}" must be ${kind}, got ${got}. Correct the type of the field in src/content.config.ts.`,
  )
}

/** A dump that says its version: a browser can tell whether it got the one that it asked for. */
export const markDump = (version: string, dump: string) => `-- ${version}\n${dump}`

/** The version that a dump says. */
export const versionOfDump = (dump: string) => /^-- (\S+)\n/.exec(dump)?.[1]
