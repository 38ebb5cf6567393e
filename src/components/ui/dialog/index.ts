export { DialogCorner, DialogFrame, type DialogProps, DialogRoot, usePanelProps } from './dialog'
export { createDialogClose, type DialogCloseProps } from './dialog-close'
export { dialogPanel } from './dialog.styles'
