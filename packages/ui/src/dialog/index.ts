export { createDialogClose, DialogBase, type DialogCloseProps, type DialogProps } from './dialog'
export { dialogPanel } from './dialog.styles'
