import * as React from 'react'
import { use, useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { FormErrorsContext, FormFieldContext } from './form-field-context'
import * as S from './form-field.styles'

export interface FormFieldProps extends ComponentProps<'div'> {
  /** Label of the control. Omit it if the control has its own label, such as a `Checkbox`. */
  label?: ReactNode
  /** Short note beside the label, such as "Optional". */
  hint?: ReactNode
  /** Explanation below the control. */
  help?: ReactNode
  /** Error message below the control. Marks the control as invalid. @default the message for `name` from `AuthForm` or `FormErrorsContext` */
  error?: ReactNode
  /** Marks the label and the control as required. @default false */
  required?: boolean
  /** Name of the value in the form data. */
  name?: string
  /** A single control. */
  children: ReactNode
}

/** A label, a control, help and an error message, connected for screen readers. */
export function FormField({ label, hint, help, error, required = false, name, children, ...rest }: FormFieldProps) {
  const id = useId()
  const errors = use(FormErrorsContext)
  const message = error ?? (name === undefined ? undefined : errors[name])
  const isInvalid = Boolean(message)
  const describedBy = [label !== undefined && hint && `${id}hint`, help && `${id}help`, isInvalid && `${id}error`]
    .filter(Boolean)
    .join(' ')
  const field = useMemo(
    () => ({
      controlId: `${id}control`,
      labelId: label === undefined ? undefined : `${id}label`,
      describedBy: describedBy || undefined,
      name,
      isRequired: required,
      isInvalid,
    }),
    [id, label, describedBy, name, required, isInvalid],
  )
  return (
    <S.Root {...rest}>
      {label !== undefined && (
        <S.Head>
          <S.Label id={field.labelId} htmlFor={field.controlId}>
            {label}
            {required && <S.Mark aria-hidden="true">*</S.Mark>}
          </S.Label>
          {hint && <S.Note id={`${id}hint`}>{hint}</S.Note>}
        </S.Head>
      )}
      <FormFieldContext value={field}>{children}</FormFieldContext>
      {help && <S.Note id={`${id}help`}>{help}</S.Note>}
      {/* Always in the page: screen readers announce changes inside a live region, but not a region inserted with its text. */}
      <S.Message id={`${id}error`} aria-live="polite">
        {message}
      </S.Message>
    </S.Root>
  )
}
