import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './task-checkbox.styles'

/** The read-only checkbox of a task list item. */
export function TaskCheckbox({ checked = false }: ComponentProps<'input'>) {
  return <S.Root type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />
}
