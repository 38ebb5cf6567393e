import * as React from 'react'
import { useScrollRegion } from '../scroll-region'
import { Note } from './query-result.styles'
import * as S from './row-table.styles'
import { RowValue } from './row-value'
import { columnsOf, type Row } from './rows'

/** More rows than these would be long to render, and nobody reads them. */
export const MAX_ROWS = 100

/** More columns than these are not squeezed into the page. */
const MAX_SQUEEZED_COLUMNS = 4

/** Rows of a query. */
export function RowTable({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return <Note>No rows: nothing in the collection fits.</Note>
  return <ScrollingTable rows={rows} />
}

/** The table scrolls inside itself, also by keyboard. */
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
          The first {MAX_ROWS} rows are shown, {rows.length - MAX_ROWS} more are not. Ask for fewer.
        </Note>
      )}
    </>
  )
}
