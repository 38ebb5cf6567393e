export { FormField, type FormFieldProps } from './form-field'
export { FormErrorsContext, useFieldLabelId, useFormField, type FormErrors } from './form-field-context'
