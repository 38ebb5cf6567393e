export { SearchDialog, type SearchDialogProps } from './search-dialog'
