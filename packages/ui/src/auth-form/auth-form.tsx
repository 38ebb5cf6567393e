import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button'
import { FormErrorsContext } from '../form-field'
import type { IconSource } from '../icon'
import { AuthFormField, type AuthField } from './auth-form-field'
import * as S from './auth-form.styles'
import { useAuthForm, type AuthErrors, type AuthValues } from './use-auth-form'

export const CONTINUE = 'Continue'

export interface AuthProvider {
  /** Words of its button. */
  readonly label: string
  /** Shown before the words. */
  readonly icon?: IconSource
  /** Where its button leads. */
  readonly to?: string
  /** Called when its button is pressed; the button shows loading while the returned promise is pending. */
  readonly onClick?: () => unknown
}

export interface AuthFormProps extends Omit<ComponentProps<'form'>, 'title' | 'onSubmit'> {
  /** Heading above the form. */
  title?: ReactNode
  /** A sentence under the heading. */
  description?: ReactNode
  /** The fields as data, in order; others are children. */
  fields?: readonly AuthField[]
  /** `FormField`s of your own; a message of `validate` goes to the one of its name. */
  children?: ReactNode
  /** Other ways to sign in, each a button above the fields. */
  providers?: readonly AuthProvider[]
  /** Shown between the providers and the fields. @default 'or' */
  separator?: ReactNode
  /** Words of the button that sends the form. @default 'Continue' */
  submitLabel?: string
  /** Finds what is wrong: a message for each field name. What the browser finds, such as an empty required field, is added. */
  validate?: (values: AuthValues) => AuthErrors
  /** Takes the values; may give messages by field name, or one about the whole by the name `form`. */
  onSubmit: (values: AuthValues) => Promise<AuthErrors | undefined> | AuthErrors | undefined
  /** Said when the promise of `onSubmit` fails. @default 'Something went wrong. Your entries are kept: try again.' */
  failureLabel?: string
  /** Under the button: terms, a link to register. */
  footer?: ReactNode
}

/** A form to sign in, register or ask for a new password. */
export function AuthForm({
  title,
  description,
  fields = [],
  children,
  providers = [],
  separator = 'or',
  submitLabel = CONTINUE,
  validate,
  onSubmit,
  failureLabel = 'Something went wrong. Your entries are kept: try again.',
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
