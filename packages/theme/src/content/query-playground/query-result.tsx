import * as React from 'react'
import { memo, useState } from 'react'
import { Icon } from '@galley/ui/icon'
import { CodePane } from '../code-block'
import { useScrollRegion } from '../use-scroll-region'
import { paintCode } from './paint-code'
import * as S from './query-result.styles'
import type { QueryAnswer } from './run-query'

const MAX_SHOWN_LENGTH = 20_000

export const QueryProblem = ({ error }: { error: Error }) => (
  <S.Problem role="alert">
    <Icon name="octagon-alert" size={18} />
    {error.message}
  </S.Problem>
)

/** The value of a run as a table or as JSON, and its SQL. Memoised, so that typing in the editor does not render it again. */
export const QueryResult = memo(function QueryResult({ value, queries }: QueryAnswer) {
  const rows = rowsOf(value)
  return (
    <>
      {rows ? <RowTable rows={rows} /> : <OtherValue value={value} />}
      {queries.map((sql, index) => (
        <S.Pane key={index} data-kind="sql">
          <S.Title>SQL</S.Title>
          <CodePane html={paintCode(sql, 'sql')} label="SQL" />
        </S.Pane>
      ))}
    </>
  )
})

function OtherValue({ value }: { value: unknown }) {
  const whole = JSON.stringify(value, null, 2)
  const shown = whole.slice(0, MAX_SHOWN_LENGTH)
  return (
    <S.Pane data-kind="value">
      <CodePane html={paintCode(shown, 'ts')} label="Value" />
      {shown.length < whole.length && (
        <S.Note>
          Showing the first {MAX_SHOWN_LENGTH} of {whole.length} characters. Select fewer fields to see the whole value.
        </S.Note>
      )}
    </S.Pane>
  )
}

const RAN_IN = { browser: 'in this browser', server: 'on the server' }

/** Summarises a run in one line, such as "12 rows in 3.1 ms, in this browser". */
export function describeAnswer({ value, queries, duration, ranIn }: QueryAnswer): string {
  const what = describeValue(value)
  return queries.length === 0 ? what : `${what} in ${formatDuration(duration)}, ${RAN_IN[ranIn]}`
}

function describeValue(value: unknown): string {
  const rows = rowsOf(value)
  if (rows) return rows.length === 0 ? 'No rows' : count(rows.length, 'row')
  return Array.isArray(value) ? count(value.length, 'item') : '1 value'
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const formatDuration = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`

/** Maximum number of rendered rows. */
export const MAX_ROWS = 100

/** Maximum number of columns that share the width of the page. Wider tables scroll. */
const MAX_SQUEEZED_COLUMNS = 4

function RowTable({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return <S.Note>No rows: no entry of the collection matches.</S.Note>
  return <ScrollingTable rows={rows} />
}

function ScrollingTable({ rows }: { rows: readonly Row[] }) {
  const { region } = useScrollRegion<HTMLDivElement>('Rows')
  const shown = rows.slice(0, MAX_ROWS)
  const columns = columnsOf(shown)
  return (
    <>
      <S.Scroll {...region}>
        <S.Table data-wide={columns.length > MAX_SQUEEZED_COLUMNS ? '' : undefined}>
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
        </S.Table>
      </S.Scroll>
      {shown.length < rows.length && (
        <S.Note>
          Showing the first {MAX_ROWS} of {rows.length} rows. Limit the query to see all its rows.
        </S.Note>
      )}
    </>
  )
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  // A tree is easier to read as JSON than as a table of its first level.
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('children' in value)

/** Returns the rows of a result: a list, one row, or none for null. Undefined if the value has another form. */
function rowsOf(value: unknown): Row[] | undefined {
  if (value === null || value === undefined) return []
  if (isRow(value)) return [value]
  return Array.isArray(value) && value.every(isRow) ? value : undefined
}

/** Returns the columns of all rows, in the order of their first appearance. */
const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap(Object.keys))]

const MAX_LENGTH = 160
/** Length of a date, which must not break at its hyphens. */
const MAX_UNBROKEN_LENGTH = 10

/** A value in a cell. Long values are shortened until the reader opens them. */
function RowValue({ value }: { value: unknown }) {
  if (value === null || value === undefined) return <S.Nothing>null</S.Nothing>
  const isText = typeof value === 'string'
  const text = isText ? value : JSON.stringify(value)
  if (text.length > MAX_LENGTH) return <LongValue short={text} value={value} />
  if (!isText) return <S.Json>{text}</S.Json>
  return text.length <= MAX_UNBROKEN_LENGTH ? <S.Unbroken>{text}</S.Unbroken> : text
}

interface LongValueProps {
  short: string
  value: unknown
}

/** Renders the whole value only when open, because a table may contain a hundred long bodies. */
function LongValue({ short, value }: LongValueProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isJson = typeof value !== 'string'
  return (
    <S.Long data-json={isJson ? '' : undefined} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <S.Short>{isOpen ? 'Show less' : `${short.slice(0, MAX_LENGTH)}…`}</S.Short>
      {isOpen && <S.Whole>{isJson ? JSON.stringify(value, null, 2) : value}</S.Whole>}
    </S.Long>
  )
}
