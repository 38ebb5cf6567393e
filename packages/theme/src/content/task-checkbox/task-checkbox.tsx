import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './task-checkbox.styles'

/** The box of a task list; content cannot be changed by its reader, so it only shows. */
export function TaskCheckbox({ checked = false }: ComponentProps<'input'>) {
  return <S.Root type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'Not done'} />
}
