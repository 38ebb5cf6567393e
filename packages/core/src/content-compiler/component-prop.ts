/** A prop of a component, or an attribute of a directive, for the table of `::props`. Text in backticks is code. */
export interface ComponentProp {
  name: string
  type: string
  default?: string
  description: string
  required: boolean
}
