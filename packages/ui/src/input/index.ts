export { Input, type InputProps } from './input'
export { controlBox, focusRing, innerButton, lineBox, lineField } from './control.styles'
