import type { Column, ColumnKind } from '@galley/core/collections'

/** A row as SQLite stores it: booleans are 0 or 1, lists and objects are JSON. */
export type RawRow = Record<string, string | number | null>

/** Converts the JSON and boolean columns of rows to JavaScript values. */
export function decodeRows(rows: RawRow[], columns: readonly Column[]): Record<string, unknown>[] {
  const kinds = new Map(columns.map(({ name, kind }) => [name, kind]))
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, decodeValue(value, kinds.get(name))])),
  )
}

function decodeValue(value: RawRow[string], kind: ColumnKind | undefined): unknown {
  if (value === null) return null
  if (kind === 'json') return JSON.parse(String(value))
  return kind === 'boolean' ? value !== 0 : value
}
