/** A prop of a component, or an attribute of a directive, for the table that `::props` shows. Words in backticks are code. */
export interface ComponentProp {
  name: string
  type: string
  default?: string
  description: string
  required: boolean
}
