import * as React from 'react'
import { useRef, type ComponentProps } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useFormField } from '../form-field'
import * as S from './textarea.styles'
import { useGrowth } from './use-growth'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Visible lines, and the least where it grows. @default 3 */
  rows?: number
  /** Grows with its text, up to `maxRows`. @default false */
  autoresize?: boolean
  /** The most lines that are visible where it grows; a longer text scrolls. @default 12 */
  maxRows?: number
  /** Size of its letters, as of an `Input`. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Marks it as wrong. @default true where the `FormField` around it has an error */
  invalid?: boolean
}

/** Several lines to type into. */
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
  const control = useFormField({ ...rest, ...(invalid !== undefined && { 'aria-invalid': invalid }) })
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
