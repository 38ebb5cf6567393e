import { z } from 'zod'
import { innerSchema } from './inner-schema'

/** What `readSource` gives for a CSV file. */
interface CsvTable {
  rows: Record<string, string>[]
}

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

function readCell(schema: unknown, text: unknown): unknown {
  const inner = innerSchema(schema)
  if (inner instanceof z.ZodNumber && NUMBER.test(String(text))) return Number(text)
  if (inner instanceof z.ZodBoolean && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/**
 * Converts the cells of a CSV table to the types in the schema of its `rows`, so that one schema checks CSV, YAML and JSON.
 * An empty cell of a declared column is left out; a text that is not a number is left as it is, and fails the check.
 */
export function readCells(schema: z.ZodObject, table: unknown): unknown {
  const rows = innerSchema(schema.shape['rows'])
  const row = rows instanceof z.ZodArray ? innerSchema(rows.element) : undefined
  if (!(row instanceof z.ZodObject)) return table
  const readRow = (cells: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(cells)
        .filter(([column, text]) => text !== '' || !Object.hasOwn(row.shape, column))
        .map(([column, text]) => [column, readCell(row.shape[column], text)]),
    )
  return { rows: (table as CsvTable).rows.map(readRow) }
}
