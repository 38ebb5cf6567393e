export { HIDE_PASSWORD, Input, SHOW_PASSWORD, type InputProps } from './input'
export { controlBox, focusRing, innerButton, lineBox, lineField } from './control.styles'
