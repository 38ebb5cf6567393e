import * as React from 'react'
import { memo } from 'react'
import { Icon } from '@galley/ui/icon'
import { CodePane } from '../code-block'
import { paintCode } from './paint-code'
import * as S from './query-result.styles'
import { RowTable, rowsOf } from './row-table'
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
