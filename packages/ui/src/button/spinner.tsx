import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './button.styles'

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Width and height in pixels. @default 16 */
  size?: number
}

/** A loading indicator, hidden from screen readers. Announce the loading state in text as well. */
export function Spinner({ size = 16, style, ...rest }: SpinnerProps) {
  return <S.Spinner aria-hidden="true" style={{ '--spinner-size': `${size / 16}rem`, ...style }} {...rest} />
}
