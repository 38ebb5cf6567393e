import * as React from 'react'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { site } from '@galley/site'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useFormField } from '../form-field'
import { Icon, type IconSource } from '../icon'
import * as S from './input.styles'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Type of the value. `password` adds a show/hide button, `search` adds a clear button. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'number' | 'date' | 'time' | 'datetime-local'
  /** Height: 32, 36 or 44 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Icon before the text. */
  icon?: IconSource
  /** Content after the text, such as a unit, a key or a button. */
  trailing?: ReactNode
  /** Marks the control as invalid. @default true if the surrounding `FormField` has an error */
  invalid?: boolean
  /** Accessible label of the button that shows a password. @default 'Show password' */
  showLabel?: string
  /** Accessible label of the button that hides a password. @default 'Hide password' */
  hideLabel?: string
  /** Accessible label of the button that clears a search. @default 'Clear' */
  clearLabel?: string
}

/** A one-line text field. */
export function Input({
  type = 'text',
  size = 'md',
  icon,
  trailing,
  invalid,
  showLabel = site.texts.showPassword,
  hideLabel = site.texts.hidePassword,
  clearLabel = site.texts.clear,
  className,
  style,
  ref,
  ...rest
}: InputProps) {
  const control = useFormField(rest, invalid)
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

/** Moves the focus to the field when the reader presses the box around the field. */
function focusFromBox(event: React.PointerEvent, input: HTMLInputElement | null) {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  input?.focus()
}

/** Clears the field and fires an input event, so that `onChange` is called for controlled fields as well. */
function emptyInput(input: HTMLInputElement | null) {
  if (!input) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

/** Toggles the visibility of a password. Hides the password when its form is submitted, because browsers would suggest a shown password in text fields. */
function useShownPassword(input: RefObject<HTMLInputElement | null>, isPassword: boolean) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const form = isPassword && input.current?.form
    if (!form) return
    const hide = () => setShown(false)
    form.addEventListener('submit', hide)
    form.addEventListener('reset', hide)
    return () => {
      form.removeEventListener('submit', hide)
      form.removeEventListener('reset', hide)
    }
  }, [input, isPassword])
  return { isShown, toggle: () => setShown((shown) => !shown) }
}
