import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './button.styles'

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Side of its square, in pixels. @default 16 */
  size?: number
}

/** Shows that something is under way. Say so in words as well: screen readers pass over it. */
export function Spinner({ size = 16, style, ...rest }: SpinnerProps) {
  return <S.Spinner aria-hidden="true" style={{ '--spinner-size': `${size / 16}rem`, ...style }} {...rest} />
}
