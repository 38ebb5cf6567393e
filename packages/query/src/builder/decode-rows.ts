import type { Column, ColumnKind } from '@galley/core/collections'

/** A row from SQLite. */
export type RawRow = Record<string, string | number | null>

/** Parses the JSON and the booleans of rows. */
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
