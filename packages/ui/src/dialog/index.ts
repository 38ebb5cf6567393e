export { createDialogClose, DialogBase, type DialogCloseProps, type DialogProps } from './dialog'
export { atEdge, dialogPanel, slideIn, slideOut } from './dialog.styles'
