import * as React from 'react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFieldLabelId, useFormField } from '../form-field'
import * as S from './radio-group.styles'

export interface RadioItem {
  /** What is chosen, and sent with a form. */
  readonly value: string
  /** What a reader sees. */
  readonly label: ReactNode
  /** Explanation under the label. */
  readonly description?: ReactNode
  /** Shown, but not to be chosen. @default false */
  readonly disabled?: boolean
}

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** What there is to choose from; a text alone is both value and label. */
  items: readonly (string | RadioItem)[]
  /** What is chosen, where the parent controls it. */
  value?: string
  /** What is chosen at first. */
  defaultValue?: string
  /** Called with each choice. */
  onValueChange?: (value: string) => void
  /** In a column, or in a row that wraps. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Name of the value in its form. */
  name?: string
  /** Something must be chosen before its form is sent. @default false */
  required?: boolean
  /** Nothing can be chosen. @default false */
  disabled?: boolean
  /** Marks it as wrong. @default true where the `FormField` around it has an error */
  invalid?: boolean
}

/** A choice of a few values, all of them visible. */
export function RadioGroup({
  items,
  value,
  defaultValue,
  onValueChange,
  orientation = 'vertical',
  disabled = false,
  invalid,
  ...rest
}: RadioGroupProps) {
  const id = useId()
  const labelId = useFieldLabelId()
  const {
    name = id,
    required,
    ...group
  } = useFormField({
    ...rest,
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
  })
  return (
    <S.Root
      role="radiogroup"
      aria-labelledby={rest['aria-label'] === undefined ? labelId : undefined}
      aria-required={required}
      data-orientation={orientation}
      {...group}
    >
      {items.map((item, index) => {
        const option: RadioItem = typeof item === 'string' ? { value: item, label: item } : item
        const isDisabled = disabled || (option.disabled ?? false)
        const descriptionId = option.description === undefined ? undefined : `${id}${index}`
        return (
          <S.Item key={option.value} data-disabled={isDisabled ? '' : undefined}>
            <S.Line>
              <S.Dot
                type="radio"
                name={name}
                value={option.value}
                required={required}
                disabled={isDisabled}
                aria-describedby={descriptionId}
                {...(value === undefined
                  ? { defaultChecked: option.value === defaultValue }
                  : { checked: option.value === value })}
                onChange={() => onValueChange?.(option.value)}
              />
              <S.Words>{option.label}</S.Words>
            </S.Line>
            {option.description !== undefined && <S.Description id={descriptionId}>{option.description}</S.Description>}
          </S.Item>
        )
      })}
    </S.Root>
  )
}
