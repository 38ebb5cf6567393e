import * as React from 'react'
import { Icon } from '../icon'
import * as S from './input-menu.styles'

interface TagListProps {
  values: readonly string[]
  labelOf: (value: string) => string
  removeLabel: (label: string) => string
  disabled: boolean
  onRemove: (value: string) => void
}

/** What is chosen, each with a button that takes it back. */
export function TagList({ values, labelOf, removeLabel, disabled, onRemove }: TagListProps) {
  return values.map((value) => (
    <S.Tag key={value}>
      <S.TagWords>{labelOf(value)}</S.TagWords>
      <S.TagButton
        type="button"
        disabled={disabled}
        aria-label={removeLabel(labelOf(value))}
        onClick={(event) => {
          // A press on the box around it would open the list.
          event.stopPropagation()
          onRemove(value)
        }}
      >
        <Icon name="x" size={12} />
      </S.TagButton>
    </S.Tag>
  ))
}
