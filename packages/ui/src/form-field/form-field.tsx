import * as React from 'react'
import { use, useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { FormErrorsContext, FormFieldContext } from './form-field-context'
import * as S from './form-field.styles'

export interface FormFieldProps extends ComponentProps<'div'> {
  /** Names the control; left out where the control has words of its own, as a `Checkbox` has. */
  label?: ReactNode
  /** A word beside the label, such as "Optional". */
  hint?: ReactNode
  /** Explanation under the control. */
  help?: ReactNode
  /** Says what is wrong and how to mend it, and marks the control. @default the message that `AuthForm` or `FormErrorsContext` has for `name` */
  error?: ReactNode
  /** Marks the label and the control. @default false */
  required?: boolean
  /** Name of the control in its form. */
  name?: string
  /** The one control that it labels. */
  children: ReactNode
}

/** A label, a control and the words about it, wired so that screen readers say them together. */
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
      {/* In the page from the start: screen readers announce changes in it, not a message that is inserted with its container. */}
      <S.Message id={`${id}error`} aria-live="polite">
        {message}
      </S.Message>
    </S.Root>
  )
}
