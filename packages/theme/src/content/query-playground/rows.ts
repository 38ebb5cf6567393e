export type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  // A tree is read better as a whole than as a table of its first level.
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('children' in value)

/** The rows of an answer: a list of them, the only one, or none where nothing fits. Undefined for any other value. */
export function rowsOf(value: unknown): Row[] | undefined {
  if (value === null || value === undefined) return []
  if (isRow(value)) return [value]
  return Array.isArray(value) && value.every(isRow) ? value : undefined
}

/** The columns of rows, in the order in which they first appear. */
export const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap(Object.keys))]
