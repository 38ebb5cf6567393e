import * as React from 'react'
import { useState } from 'react'
import * as S from './row-value.styles'

const MAX_LENGTH = 160
/** Length of a date, which must not break at its hyphens. */
const MAX_UNBROKEN_LENGTH = 10

/** A value in a cell. Long values are shortened until the reader opens them. */
export function RowValue({ value }: { value: unknown }) {
  if (value === null || value === undefined) return <S.Nothing>null</S.Nothing>
  if (typeof value === 'string') return <Text text={value} />
  const json = JSON.stringify(value)
  if (json.length <= MAX_LENGTH) return <S.Json>{json}</S.Json>
  return <LongValue short={json} value={value} />
}

function Text({ text }: { text: string }) {
  if (text.length <= MAX_UNBROKEN_LENGTH) return <S.Unbroken>{text}</S.Unbroken>
  return text.length <= MAX_LENGTH ? text : <LongValue short={text} value={text} />
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
