import * as React from 'react'
import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import type { ColorRole } from '@galley/tokens/theme'
import { useFormStatus } from 'react-dom'
import { Icon, type IconSource } from '../icon'
import type { LinkProps } from '../link'
import * as S from './button.styles'
import { Spinner } from './spinner'

interface ButtonLook {
  /** Visual weight. @default 'solid' */
  variant?: 'solid' | 'outline' | 'soft' | 'ghost' | 'link'
  /** Colour role. @default 'primary' */
  color?: ColorRole
  /** Height: 28, 32, 36 or 44 pixels. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** Icon before the text. A button with only an icon needs an `aria-label`. */
  icon?: IconSource
  /** Icon after the text. */
  trailingIcon?: IconSource
  /** Makes the width equal to the height. @default true without children */
  square?: boolean
  /** Fills the width of the container. @default false */
  block?: boolean
  /** Shows a spinner and prevents presses. The button keeps the focus. @default false */
  loading?: boolean
  /** Disables the button or link. @default false */
  disabled?: boolean
  /** Text of the button. */
  children?: ReactNode
}

interface AsButton extends Omit<ComponentProps<'button'>, keyof ButtonLook | 'onClick'> {
  to?: undefined
  /** Shows the loading state while the promise of `onClick` or the action of the submitted form is pending. @default false */
  loadingAuto?: boolean
  /** Called when the button is pressed. May return a promise. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}
type AsLink = Omit<LinkProps, keyof ButtonLook>
export type ButtonProps = ButtonLook & (AsButton | AsLink)

const ICON_SIZES = { xs: 14, sm: 14, md: 16, lg: 18 }

/** A button, or a link with the look of a button if `to` is set. */
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
  // `disabled` would take the focus away, so a loading button ignores presses instead.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (isLoading ? event.preventDefault() : press(event))
  return (
    <S.ButtonRoot type={type} onClick={handleClick} disabled={props.disabled} {...look} {...rest}>
      {content}
    </S.ButtonRoot>
  )
}

/**
 * Wraps the handler of a press. `isPending` is true while a promise that the handler returned is pending.
 * A rejection stays unhandled, so that the page's error reporting receives it.
 */
function usePendingPress<Event>(handler: ((event: Event) => unknown) | undefined) {
  const [pendingCount, setPendingCount] = useState(0)
  const press = (event: Event) => {
    const result = handler?.(event)
    if (!(result instanceof Promise)) return
    setPendingCount((count) => count + 1)
    void result.finally(() => setPendingCount((count) => count - 1))
  }
  return { isPending: pendingCount > 0, press }
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
  // Browsers do not follow a link without `href`.
  const { target, rel, onClick, ref, ...asText } = rest
  return (
    <S.ButtonRoot as="a" {...look} {...(asText as object)} role="link" aria-disabled>
      {content}
    </S.ButtonRoot>
  )
}

/** Returns the attributes and content that buttons and links share, and the remaining props. */
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
    // `md` needs no attribute, which keeps the HTML smaller: most buttons have this size.
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
