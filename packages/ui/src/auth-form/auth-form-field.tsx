import * as React from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox'
import { FormField } from '../form-field'
import { Input, type InputProps } from '../input'

export interface AuthField {
  /** Name of the value in the form data. */
  readonly name: string
  /** Label of the field. */
  readonly label: ReactNode
  /** `checkbox`, or a `type` of `Input`. @default 'text' */
  readonly type?: InputProps['type'] | 'checkbox'
  /** Placeholder of an empty field. */
  readonly placeholder?: string
  /** Initial value. */
  readonly defaultValue?: string
  /** Requires a value. @default false */
  readonly required?: boolean
  /** Value of the `autocomplete` attribute, such as `current-password`. */
  readonly autoComplete?: string
  /** Minimum number of characters. */
  readonly minLength?: number
  /** Short note beside the label. */
  readonly hint?: ReactNode
  /** Explanation below the field. */
  readonly help?: ReactNode
}

export function AuthFormField({ name, label, type = 'text', required = false, hint, help, ...input }: AuthField) {
  return type === 'checkbox' ? (
    <FormField name={name} required={required} help={help}>
      <Checkbox label={label} value="on" />
    </FormField>
  ) : (
    <FormField name={name} label={label} required={required} hint={hint} help={help}>
      <Input type={type} {...input} />
    </FormField>
  )
}
