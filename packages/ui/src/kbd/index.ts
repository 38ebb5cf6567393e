export { Kbd, type KbdProps } from './kbd'
export { OnApple, OnOthers } from './kbd.styles'
