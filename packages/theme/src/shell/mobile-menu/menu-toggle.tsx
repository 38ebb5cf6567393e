import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './menu-toggle.styles'

interface MenuToggleProps extends ComponentProps<'button'> {
  isOpen: boolean
}

/** A button of three lines, which turn into a cross. */
export function MenuToggle({ isOpen, ...rest }: MenuToggleProps) {
  return (
    <S.Root type="button" data-cross={isOpen ? '' : undefined} {...rest}>
      <S.Line />
      <S.Line />
      <S.Line />
    </S.Root>
  )
}
