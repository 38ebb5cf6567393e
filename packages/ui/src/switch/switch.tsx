import * as React from 'react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFormField } from '../form-field'
import * as S from './switch.styles'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label beside the switch. Without it, use an `aria-label` or a `FormField`. */
  label?: ReactNode
  /** Explanation below the label. */
  description?: ReactNode
}

/** A switch for a setting that applies at once. For a value that a form submits, use a `Checkbox`. */
export function Switch({ label, description, className, style, ...rest }: SwitchProps) {
  const id = useId()
  const control = useFormField({ ...rest, ...(description !== undefined && { 'aria-describedby': id }) })
  return (
    <S.Root className={className} style={style} data-disabled={control.disabled ? '' : undefined}>
      <S.Line>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has the state itself */}
        <S.Track type="checkbox" role="switch" {...control} />
        {label !== undefined && <S.Words>{label}</S.Words>}
      </S.Line>
      {description !== undefined && <S.Description id={id}>{description}</S.Description>}
    </S.Root>
  )
}
