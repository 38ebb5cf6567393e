import { createContext, use, type AriaAttributes } from 'react'

interface FieldOfControl {
  controlId: string
  labelId: string | undefined
  /** Ids of the elements that describe the control. */
  describedBy: string | undefined
  name: string | undefined
  isRequired: boolean
  isInvalid: boolean
}

export const FormFieldContext = createContext<FieldOfControl | undefined>(undefined)

/** Error messages of a form, by field name. */
export type FormErrors = Readonly<Record<string, string | undefined>>

/** Passes the error messages of a form to its fields. Each `FormField` shows the message of its `name`. */
export const FormErrorsContext = createContext<FormErrors>({})

interface ControlProps {
  id?: string | undefined
  name?: string | undefined
  required?: boolean | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid']
  'aria-describedby'?: string | undefined
  'aria-labelledby'?: string | undefined
}

/** Adds the id, name, state and description of the surrounding `FormField` to a control's props. The control's own props, and `invalid`, win. */
export function useFormField<Props extends ControlProps>(given: Props, invalid?: boolean): Props {
  const field = use(FormFieldContext)
  const props = invalid === undefined ? given : { ...given, 'aria-invalid': invalid }
  if (!field) return props
  return {
    ...props,
    id: props.id ?? field.controlId,
    name: props.name ?? field.name,
    required: props.required ?? (field.isRequired || undefined),
    'aria-invalid': props['aria-invalid'] ?? (field.isInvalid || undefined),
    'aria-describedby': [props['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
  }
}

/** Returns the id of the surrounding label, for elements that a `<label>` cannot name, such as a listbox. */
export const useFieldLabelId = () => use(FormFieldContext)?.labelId
