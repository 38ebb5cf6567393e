import * as React from 'react'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useFormField } from '../form-field'
import { Icon, type IconSource } from '../icon'
import * as S from './input.styles'
import { useShownPassword } from './use-shown-password'

export const SHOW_PASSWORD = 'Show password'
export const HIDE_PASSWORD = 'Hide password'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** What is typed; `password` gets a button that shows it, `search` one that clears it. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'number' | 'date' | 'time' | 'datetime-local'
  /** Its height: 32, 36 or 44 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Shown before the text. */
  icon?: IconSource
  /** Shown after the text: a unit, a key, a button. */
  trailing?: ReactNode
  /** Marks it as wrong. @default true where the `FormField` around it has an error */
  invalid?: boolean
  /** Names the button that shows a password. @default 'Show password' */
  showLabel?: string
  /** Names the button that hides it again. @default 'Hide password' */
  hideLabel?: string
  /** Names the button that empties a search. @default 'Clear' */
  clearLabel?: string
}

/** A line to type into. */
export function Input({
  type = 'text',
  size = 'md',
  icon,
  trailing,
  invalid,
  showLabel = SHOW_PASSWORD,
  hideLabel = HIDE_PASSWORD,
  clearLabel = 'Clear',
  className,
  style,
  ref,
  ...rest
}: InputProps) {
  const control = useFormField({ ...rest, ...(invalid !== undefined && { 'aria-invalid': invalid }) })
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const password = useShownPassword(input, type === 'password')
  const isPassword = type === 'password'
  return (
    <S.Root
      className={className}
      style={style}
      data-size={size}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      onPointerDown={(event) => focusFromBox(event, input.current)}
    >
      {icon && <Icon name={icon} />}
      <S.Field
        placeholder={type === 'search' ? ' ' : undefined}
        {...control}
        type={isPassword && password.isShown ? 'text' : type}
        {...(isPassword && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
        ref={composedRef}
      />
      {trailing !== undefined && <S.Trailing>{trailing}</S.Trailing>}
      {type === 'search' && !control.disabled && (
        <S.InnerButton type="button" data-clear aria-label={clearLabel} onClick={() => emptyInput(input.current)}>
          <Icon name="x" />
        </S.InnerButton>
      )}
      {isPassword && (
        <S.InnerButton
          type="button"
          disabled={control.disabled}
          aria-controls={control.id}
          aria-label={password.isShown ? hideLabel : showLabel}
          onClick={password.toggle}
        >
          <Icon name={password.isShown ? 'eye-off' : 'eye'} />
        </S.InnerButton>
      )}
    </S.Root>
  )
}

/** A press on the box, its icon or its unit is a press on the text. */
function focusFromBox(event: React.PointerEvent, input: HTMLInputElement | null) {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  input?.focus()
}

/** Empties it as typing would, so that `onChange` is called, controlled or not. */
function emptyInput(input: HTMLInputElement | null) {
  if (!input) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
