import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '~/components/ui/icon'
import type { LinkProps } from '~/components/ui/link'
import * as S from './button.styles'

interface ButtonLook {
  /** How much it stands out. @default 'solid' */
  variant?: 'solid' | 'outline' | 'ghost'
  /** @default 'primary' */
  color?: 'primary' | 'neutral'
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Drawn before the words; alone, it needs an `aria-label`. */
  icon?: IconName
  /** Drawn after the words. */
  trailingIcon?: IconName
  /** As wide as high. @default true without children */
  square?: boolean
  children?: ReactNode
}

type AsButton = Omit<ComponentProps<'button'>, keyof ButtonLook> & { to?: undefined }
type AsLink = Omit<LinkProps, keyof ButtonLook>
export type ButtonProps = ButtonLook & (AsButton | AsLink)

const ICON_SIZES = { sm: 14, md: 16, lg: 18 }

/** Something to press: a link when `to` says where it leads, a button otherwise. */
export function Button({
  variant = 'solid',
  color = 'primary',
  size = 'md',
  icon,
  trailingIcon,
  children,
  square = children === undefined,
  ...rest
}: ButtonProps) {
  const look = {
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-square': square ? '' : undefined,
  }
  const content = (
    <>
      {icon && <Icon name={icon} size={ICON_SIZES[size]} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} size={ICON_SIZES[size]} />}
    </>
  )
  if (rest.to !== undefined) {
    return (
      <S.LinkRoot {...look} {...rest}>
        {content}
      </S.LinkRoot>
    )
  }
  return (
    <S.ButtonRoot type="button" {...look} {...rest}>
      {content}
    </S.ButtonRoot>
  )
}
