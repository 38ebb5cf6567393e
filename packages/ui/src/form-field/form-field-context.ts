import { createContext, use, type AriaAttributes } from 'react'

interface FieldOfControl {
  controlId: string
  labelId: string | undefined
  /** Ids of the words that describe the control. */
  describedBy: string | undefined
  name: string | undefined
  isRequired: boolean
  isInvalid: boolean
}

export const FormFieldContext = createContext<FieldOfControl | undefined>(undefined)

/** The messages of a form's wrong fields, by field name. */
export type FormErrors = Readonly<Record<string, string | undefined>>

/** Hands a form's messages to its fields: a `FormField` shows the one of its `name`. */
export const FormErrorsContext = createContext<FormErrors>({})

interface ControlProps {
  id?: string | undefined
  name?: string | undefined
  required?: boolean | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid']
  'aria-describedby'?: string | undefined
  'aria-labelledby'?: string | undefined
}

/** What a control takes from the `FormField` around it; its own props win. */
export function useFormField<Props extends ControlProps>(props: Props): Props {
  const field = use(FormFieldContext)
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

/** Id of the label around a control, for what a `<label>` cannot name, such as a list. */
export const useFieldLabelId = () => use(FormFieldContext)?.labelId
