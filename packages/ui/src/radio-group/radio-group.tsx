import * as React from 'react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFieldLabelId, useFormField } from '../form-field'
import * as S from './radio-group.styles'

export interface RadioItem {
  /** Value that is selected and submitted. */
  readonly value: string
  /** Visible text. */
  readonly label: ReactNode
  /** Explanation below the label. */
  readonly description?: ReactNode
  /** Shows the option but prevents selecting it. @default false */
  readonly disabled?: boolean
}

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Options: strings or `{ value, label }` objects. */
  items: readonly (string | RadioItem)[]
  /** Controlled value. */
  value?: string
  /** Initial value. */
  defaultValue?: string
  /** Called when the value changes. */
  onValueChange?: (value: string) => void
  /** Layout: a column, or a row that wraps. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal'
  /** Name of the value in the form data. @default generated */
  name?: string
  /** Requires a selection. @default false */
  required?: boolean
  /** Disables all options. @default false */
  disabled?: boolean
  /** Marks the control as invalid. @default true if the surrounding `FormField` has an error */
  invalid?: boolean
}

/** A set of radio buttons, of which one is selected. */
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
  const { name = id, required, ...group } = useFormField(rest, invalid)
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
