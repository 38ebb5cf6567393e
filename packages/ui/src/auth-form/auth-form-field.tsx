import * as React from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox'
import { FormField } from '../form-field'
import { Input, type InputProps } from '../input'

export interface AuthField {
  /** Name of its value. */
  readonly name: string
  /** Names the field. */
  readonly label: ReactNode
  /** What is entered, as of an `Input`, or `checkbox`. @default 'text' */
  readonly type?: InputProps['type'] | 'checkbox'
  /** Shown while nothing is entered. */
  readonly placeholder?: string
  /** What is entered at first. */
  readonly defaultValue?: string
  /** Must be filled in. @default false */
  readonly required?: boolean
  /** What browsers and password managers may fill in, such as `current-password`. */
  readonly autoComplete?: string
  /** How many characters it takes at least. */
  readonly minLength?: number
  /** Shown beside the label. */
  readonly hint?: ReactNode
  /** Help under the field. */
  readonly help?: ReactNode
}

/** A field of the form, from its data. */
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
