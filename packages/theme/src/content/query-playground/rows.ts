export type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  // A tree is easier to read as JSON than as a table of its first level.
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('children' in value)

/** Returns the rows of a result: a list, one row, or none for null. Undefined if the value has another form. */
export function rowsOf(value: unknown): Row[] | undefined {
  if (value === null || value === undefined) return []
  if (isRow(value)) return [value]
  return Array.isArray(value) && value.every(isRow) ? value : undefined
}

/** Returns the columns of all rows, in the order of their first appearance. */
export const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap(Object.keys))]
