import * as React from 'react'
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useFormField } from '../form-field'
import * as S from './textarea.styles'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Number of visible lines, or the minimum with `autoresize`. @default 3 */
  rows?: number
  /** Grows with the text, up to `maxRows`. @default false */
  autoresize?: boolean
  /** Maximum number of visible lines with `autoresize`. A longer text scrolls. @default 12 */
  maxRows?: number
  /** Font size, as for `Input`. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Marks the control as invalid. @default true if the surrounding `FormField` has an error */
  invalid?: boolean
}

/** A text field with several lines. */
export function Textarea({
  rows = 3,
  autoresize = false,
  maxRows = 12,
  size = 'md',
  invalid,
  style,
  ref,
  ...rest
}: TextareaProps) {
  const control = useFormField(rest, invalid)
  const textarea = useRef<HTMLTextAreaElement>(null)
  const composedRef = useComposedRefs(textarea, ref)
  useGrowth(textarea, autoresize)
  return (
    <S.Root
      rows={rows}
      data-size={size}
      data-autoresize={autoresize ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      {...control}
      style={{ '--rows': rows, '--max-rows': Math.max(rows, maxRows), ...style }}
      ref={composedRef}
    />
  )
}

/** Sets the height after each change in browsers without the CSS property `field-sizing` (before 2024). */
function useGrowth(textareaRef: RefObject<HTMLTextAreaElement | null>, isOn: boolean) {
  useEffect(() => {
    const element = textareaRef.current
    if (!element || !isOn || CSS.supports('field-sizing', 'content')) return
    const fit = () => {
      element.style.height = 'auto'
      // `scrollHeight` does not include the borders.
      element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
    }
    fit()
    element.addEventListener('input', fit)
    return () => element.removeEventListener('input', fit)
  })
}
