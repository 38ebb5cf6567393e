import * as React from 'react'
import { useScrollRegion } from '../scroll-region'
import { Note } from './query-result.styles'
import * as S from './row-table.styles'
import { RowValue } from './row-value'

/** Maximum number of rendered rows. */
export const MAX_ROWS = 100

/** Maximum number of columns that share the width of the page. Wider tables scroll. */
const MAX_SQUEEZED_COLUMNS = 4

export function RowTable({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return <Note>No rows: no entry of the collection matches.</Note>
  return <ScrollingTable rows={rows} />
}

function ScrollingTable({ rows }: { rows: readonly Row[] }) {
  const { region } = useScrollRegion<HTMLDivElement>('Rows')
  const shown = rows.slice(0, MAX_ROWS)
  const columns = columnsOf(shown)
  return (
    <>
      <S.Scroll {...region}>
        <S.Root data-wide={columns.length > MAX_SQUEEZED_COLUMNS ? '' : undefined}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column}>
                    <RowValue value={row[column]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </S.Root>
      </S.Scroll>
      {shown.length < rows.length && (
        <Note>
          Showing the first {MAX_ROWS} of {rows.length} rows. Limit the query to see all its rows.
        </Note>
      )}
    </>
  )
}

type Row = Record<string, unknown>

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
const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap(Object.keys))]
