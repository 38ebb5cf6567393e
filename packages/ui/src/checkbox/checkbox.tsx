import * as React from 'react'
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { useFormField } from '../form-field'
import * as S from './checkbox.styles'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The words beside the box; without them it needs an `aria-label` or a `FormField`. */
  label?: ReactNode
  /** Explanation under the label. */
  description?: ReactNode
  /** Some of the options it sums up are ticked, some are not. @default false */
  indeterminate?: boolean
  /** Marks it as wrong. @default true where the `FormField` around it has an error */
  invalid?: boolean
}

/** A box to tick. It is the browser's own, so forms, labels and keys work as ever. */
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
  const control = useFormField({
    ...rest,
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
    ...(description !== undefined && { 'aria-describedby': id }),
  })
  const box = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRefs(box, ref)
  // There is no attribute for it. The browser takes it back with each press.
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
