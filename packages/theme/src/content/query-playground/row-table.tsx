import * as React from 'react'
import { useScrollRegion } from '../scroll-region'
import { Note } from './query-result.styles'
import * as S from './row-table.styles'
import { RowValue } from './row-value'
import { columnsOf, type Row } from './rows'

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
