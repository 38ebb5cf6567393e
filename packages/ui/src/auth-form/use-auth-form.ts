import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FormErrors } from '../form-field'

/** Values by field name, without unchecked checkboxes. */
export type AuthValues = Readonly<Record<string, string>>
/** Error messages by field name. `form` holds the message about the whole form. */
export type AuthErrors = FormErrors

interface AuthFormInput {
  validate: ((values: AuthValues) => AuthErrors) | undefined
  onSubmit: (values: AuthValues) => Promise<AuthErrors | undefined> | AuthErrors | undefined
  failureLabel: string
}

const readValues = (form: HTMLFormElement): AuthValues =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Returns the browser's own validation messages, in the browser's language. */
const readBrowserErrors = (form: HTMLFormElement): AuthErrors =>
  Object.fromEntries(
    [...form.elements]
      .filter(
        (element) =>
          element instanceof HTMLInputElement ||
          element instanceof HTMLSelectElement ||
          element instanceof HTMLTextAreaElement,
      )
      .filter(({ name, willValidate, validity }) => name && willValidate && !validity.valid)
      .map(({ name, validationMessage }) => [name, validationMessage]),
  )

const hasMessage = (errors: AuthErrors) => Object.values(errors).some(Boolean)

/** Validates and submits the form, and shows errors. Entered values are kept, even when `onSubmit` fails. */
export function useAuthForm({ validate, onSubmit, failureLabel }: AuthFormInput) {
  const [errors, setErrors] = useState<AuthErrors>({})
  const [isPending, setPending] = useState(false)

  const show = (next: AuthErrors, form: HTMLFormElement) => {
    // The message must be in the page before the focus moves, so that screen readers announce both.
    flushSync(() => setErrors(next))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const send = async (values: AuthValues, form: HTMLFormElement) => {
    try {
      const answer = (await onSubmit(values)) ?? {}
      if (hasMessage(answer)) show(answer, form)
    } catch (error) {
      show({ form: failureLabel }, form)
      reportError(error)
    } finally {
      setPending(false)
    }
  }

  return {
    errors,
    isPending,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isPending) return
      const form = event.currentTarget
      const values = readValues(form)
      const found = { ...validate?.(values), ...readBrowserErrors(form) }
      if (hasMessage(found)) {
        show(found, form)
        return
      }
      setErrors({})
      setPending(true)
      void send(values, form)
    },
    /** Removes the message of a field when its value changes. */
    handleChange: (event: ChangeEvent<HTMLFormElement>) => {
      const { name } = event.target as Partial<HTMLInputElement>
      if (name && errors[name]) setErrors({ ...errors, [name]: undefined })
    },
  }
}
