import * as React from 'react'
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useFormField } from '../form-field'
import * as S from './checkbox.styles'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label beside the box. Without it, use an `aria-label` or a `FormField`. */
  label?: ReactNode
  /** Explanation below the label. */
  description?: ReactNode
  /** Shows the mixed state, for a group of options of which only some are checked. @default false */
  indeterminate?: boolean
  /** Marks the control as invalid. @default true if the surrounding `FormField` has an error */
  invalid?: boolean
}

/** A native checkbox with a label and a description. */
export function Checkbox({
  label,
  description,
  indeterminate = false,
  invalid,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId()
  const control = useFormField({ ...rest, ...(description !== undefined && { 'aria-describedby': id }) }, invalid)
  const box = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRefs(box, ref)
  // `indeterminate` has no attribute, and the browser resets it on each press.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  })
  return (
    <S.Root className={className} style={style} data-disabled={control.disabled ? '' : undefined}>
      <S.Line>
        <S.Box type="checkbox" {...control} ref={composedRef} />
        {label !== undefined && <S.Words>{label}</S.Words>}
      </S.Line>
      {description !== undefined && <S.Description id={id}>{description}</S.Description>}
    </S.Root>
  )
}
