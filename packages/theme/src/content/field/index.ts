export { Field, FieldGroup } from './field'
