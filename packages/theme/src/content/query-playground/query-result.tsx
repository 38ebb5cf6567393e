import * as React from 'react'
import { memo } from 'react'
import { Icon } from '@galley/ui/icon'
import { CodePane } from '../code-block'
import { paintCode } from './paint-code'
import * as S from './query-result.styles'
import { RowTable } from './row-table'
import { rowsOf } from './rows'
import type { QueryAnswer } from './run-query'

const MAX_SHOWN_LENGTH = 20_000

/** Why a run gave nothing. */
export const QueryProblem = ({ error }: { error: Error }) => (
  <S.Problem role="alert">
    <Icon name="octagon-alert" size={18} />
    {error.message}
  </S.Problem>
)

/** What a run gave: rows, or another value, and the SQL that ran. Rendered once a run, not at each key in the editor. */
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
          The first {MAX_SHOWN_LENGTH} of {whole.length} characters. Ask for less to see all.
        </S.Note>
      )}
    </S.Pane>
  )
}
