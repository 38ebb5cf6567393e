import * as React from 'react'
import { useState } from 'react'
import * as S from './row-value.styles'

const MAX_LENGTH = 160
/** A date is as long as this, and is not broken at its hyphens. */
const MAX_UNBROKEN_LENGTH = 10

/** A value in a cell: short ones as they are, long ones shortened until somebody opens them. */
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

/** The whole value is written and rendered once it is opened: bodies are long, and a table may have a hundred of them. */
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
