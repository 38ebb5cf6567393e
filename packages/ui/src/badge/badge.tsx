import * as React from 'react'
import type { ComponentProps } from 'react'
import type { ColorRole } from '@galley/tokens/theme'
import { Icon, type IconSource } from '../icon'
import * as S from './badge.styles'

export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour role of the label. @default 'neutral' */
  color?: ColorRole
  /** Visual weight. @default 'subtle' */
  variant?: 'solid' | 'subtle' | 'soft' | 'outline'
  /** Height: 19, 21 or 26 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Icon before the text. */
  icon?: IconSource
}

/** A short label beside a title or link, such as "New". */
export function Badge({ color = 'neutral', variant = 'subtle', size = 'md', icon, children, ...rest }: BadgeProps) {
  return (
    <S.Root data-color={color} data-variant={variant} data-size={size} {...rest}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </S.Root>
  )
}
