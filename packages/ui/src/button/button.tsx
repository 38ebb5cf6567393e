import * as React from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { ColorRole } from '@galley/tokens/theme'
import { useFormStatus } from 'react-dom'
import { Icon, type IconSource } from '../icon'
import type { LinkProps } from '../link'
import * as S from './button.styles'
import { Spinner } from './spinner'
import { usePendingPress } from './use-pending-press'

interface ButtonLook {
  /** Visual weight. @default 'solid' */
  variant?: 'solid' | 'outline' | 'soft' | 'ghost' | 'link'
  /** Colour role. @default 'primary' */
  color?: ColorRole
  /** Its height: 28, 32, 36 or 44 pixels. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Shown before the words; alone, it needs an `aria-label`. */
  icon?: IconSource
  /** Shown after the words. */
  trailingIcon?: IconSource
  /** As wide as high. @default true without children */
  square?: boolean
  /** As wide as its container. @default false */
  block?: boolean
  /** Shows that its work is under way; meanwhile it cannot be pressed. @default false */
  loading?: boolean
  /** Cannot be pressed, or does not lead anywhere. @default false */
  disabled?: boolean
  /** The words. */
  children?: ReactNode
}

interface AsButton extends Omit<ComponentProps<'button'>, keyof ButtonLook | 'onClick'> {
  to?: undefined
  /** Loading while the promise of `onClick` is pending, and while the form that it submits runs. @default false */
  loadingAuto?: boolean
  /** Called when it is pressed; may return a promise. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}
type AsLink = Omit<LinkProps, keyof ButtonLook>
export type ButtonProps = ButtonLook & (AsButton | AsLink)

const ICON_SIZES = { xs: 14, sm: 14, md: 16, lg: 18 }

/** Something to press: a link when `to` says where it leads, a button otherwise. */
export function Button(props: ButtonProps) {
  return props.to === undefined ? <PressButton {...props} /> : <LinkButton {...props} />
}

function PressButton({
  loading = false,
  loadingAuto = false,
  type = 'button',
  onClick,
  ...props
}: ButtonLook & AsButton) {
  const { isPending, press } = usePendingPress(onClick)
  const form = useFormStatus()
  const isLoading = loading || (loadingAuto && (isPending || (type === 'submit' && form.pending)))
  const { look, content, rest } = getButtonParts(props, isLoading)
  // It keeps the focus while loading, which a disabled button would lose.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (isLoading ? event.preventDefault() : press(event))
  return (
    <S.ButtonRoot type={type} onClick={handleClick} disabled={props.disabled} {...look} {...rest}>
      {content}
    </S.ButtonRoot>
  )
}

function LinkButton({ loading = false, to, ...props }: ButtonLook & AsLink) {
  const { look, content, rest } = getButtonParts(props, loading)
  if (!loading && !props.disabled) {
    return (
      <S.LinkRoot to={to} {...look} {...rest}>
        {content}
      </S.LinkRoot>
    )
  }
  // A link without a URL is the one that no browser follows.
  const { target, rel, onClick, ref, ...asText } = rest
  return (
    <S.ButtonRoot as="a" {...look} {...(asText as object)} role="link" aria-disabled>
      {content}
    </S.ButtonRoot>
  )
}

/** What buttons and links have in common. */
function getButtonParts<Rest extends ButtonLook>(props: Rest, isLoading: boolean) {
  const {
    variant = 'solid',
    color = 'primary',
    size = 'md',
    icon,
    trailingIcon,
    children,
    square = children === undefined,
    block = false,
    disabled,
    ...rest
  } = props
  const iconSize = ICON_SIZES[size]
  const spinner = isLoading && <Spinner size={iconSize} data-over={(icon ?? trailingIcon) ? undefined : ''} />
  const look = {
    'data-variant': variant,
    'data-color': color,
    // The rules without an attribute are those of `md`: a page has many buttons, most of them of this size.
    'data-size': size === 'md' ? undefined : size,
    'data-square': square ? '' : undefined,
    'data-block': block ? '' : undefined,
    'data-loading': isLoading ? '' : undefined,
    'aria-busy': isLoading || undefined,
    'aria-disabled': isLoading || undefined,
  }
  const content = (
    <>
      {icon && (spinner || <Icon name={icon} size={iconSize} />)}
      {children !== undefined && (
        <S.Words data-behind={isLoading && !icon && !trailingIcon ? '' : undefined}>{children}</S.Words>
      )}
      {trailingIcon && ((!icon && spinner) || <Icon name={trailingIcon} size={iconSize} />)}
      {!icon && !trailingIcon && spinner}
    </>
  )
  return { look, content, rest }
}
