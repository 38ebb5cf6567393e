export { CompareDialog, type CompareDialogProps } from './compare-dialog'
export { type ComparedPage, readComparedPage } from './compared-page'
