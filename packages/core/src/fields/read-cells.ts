import { z } from 'zod'
import { innerSchema } from './marked-texts'

/** Fields of a CSV file, as `readSource` returns them. */
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
 * Converts the cells of a CSV table to the types in the schema of `rows`, so that the same schema validates CSV, YAML and JSON.
 * Leaves out empty cells of declared columns. A cell that cannot be converted stays a text, and validation reports it.
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
