import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './mobile-menu.styles'

interface MenuToggleProps extends ComponentProps<'button'> {
  isOpen: boolean
}

/** A button of three lines, which turn into a cross. */
export function MenuToggle({ isOpen, ...rest }: MenuToggleProps) {
  return (
    <S.Toggle type="button" data-cross={isOpen ? '' : undefined} {...rest}>
      <S.Line />
      <S.Line />
      <S.Line />
    </S.Toggle>
  )
}
