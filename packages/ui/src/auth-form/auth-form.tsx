import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { site } from '@galley/site'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { FormErrorsContext, FormField } from '../form-field'
import type { IconSource } from '../icon'
import { Input, type InputProps } from '../input'
import * as S from './auth-form.styles'
import { useAuthForm, type AuthErrors, type AuthValues } from './use-auth-form'

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

export interface AuthProvider {
  /** Text of the button. */
  readonly label: string
  /** Icon before the text. */
  readonly icon?: IconSource
  /** URL of the provider. Renders a link instead of a button. */
  readonly to?: string
  /** Called when the button is pressed. The button shows a loading state while the returned promise is pending. */
  readonly onClick?: () => unknown
}

export interface AuthFormProps extends Omit<ComponentProps<'form'>, 'title' | 'onSubmit'> {
  /** Heading above the form. */
  title?: ReactNode
  /** Text below the heading. */
  description?: ReactNode
  /** Fields of the form, in order. Add custom fields as children. */
  fields?: readonly AuthField[]
  /** Custom `FormField` elements. Each shows the error message of its `name`. */
  children?: ReactNode
  /** Buttons above the fields for other ways to sign in. */
  providers?: readonly AuthProvider[]
  /** Text between the providers and the fields. @default 'or' */
  separator?: ReactNode
  /** Text of the submit button. @default 'Continue' */
  submitLabel?: string
  /** Returns error messages by field name. The browser's own messages, such as for an empty required field, are added. */
  validate?: (values: AuthValues) => AuthErrors
  /** Called with the valid values. May return error messages by field name, or under `form` for the whole form. */
  onSubmit: (values: AuthValues) => Promise<AuthErrors | undefined> | AuthErrors | undefined
  /** Message shown when `onSubmit` fails. @default 'Something went wrong. Your entries are kept: try again.' */
  failureLabel?: string
  /** Content below the button, such as terms or a link to register. */
  footer?: ReactNode
}

/** A form to sign in, register or request a new password. */
export function AuthForm({
  title,
  description,
  fields = [],
  children,
  providers = [],
  separator = site.texts.or,
  submitLabel = site.texts.continue,
  validate,
  onSubmit,
  failureLabel = site.texts.submitFailed,
  footer,
  onChange,
  ...rest
}: AuthFormProps) {
  const { errors, isPending, handleSubmit, handleChange } = useAuthForm({ validate, onSubmit, failureLabel })
  const hasFields = fields.length > 0 || React.Children.count(children) > 0
  return (
    <S.Root
      noValidate
      {...rest}
      onChange={(event) => {
        handleChange(event)
        onChange?.(event)
      }}
      onSubmit={handleSubmit}
    >
      {(title ?? description) && (
        <S.Head>
          {title && <S.Title>{title}</S.Title>}
          {description && <S.Description>{description}</S.Description>}
        </S.Head>
      )}
      {providers.length > 0 && (
        <S.Providers>
          {providers.map(({ label, icon, to, onClick }) => {
            const look = { variant: 'outline', color: 'neutral', block: true, ...(icon && { icon }) } as const
            return to === undefined ? (
              <Button key={label} {...look} loadingAuto onClick={() => onClick?.()}>
                {label}
              </Button>
            ) : (
              <Button key={label} {...look} to={to}>
                {label}
              </Button>
            )
          })}
        </S.Providers>
      )}
      {providers.length > 0 && hasFields && <S.Separator>{separator}</S.Separator>}
      <FormErrorsContext value={errors}>
        {fields.map((field) => (
          <AuthFormField key={field.name} {...field} />
        ))}
        {children}
      </FormErrorsContext>
      <S.Problem role="alert">{errors.form}</S.Problem>
      {hasFields && (
        <Button type="submit" block loading={isPending}>
          {submitLabel}
        </Button>
      )}
      {footer && <S.Footer>{footer}</S.Footer>}
    </S.Root>
  )
}

function AuthFormField({ name, label, type = 'text', required = false, hint, help, ...input }: AuthField) {
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
