import * as React from 'react'
import type { ComponentProps } from 'react'
import type { ColorRole } from '~/styles/theme'
import * as S from './badge.styles'

export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour role of the label. @default 'neutral' */
  color?: ColorRole
}

/** A short label beside a title or link, such as "New". */
export function Badge({ color = 'neutral', ...rest }: BadgeProps) {
  return <S.Root data-color={color} {...rest} />
}
