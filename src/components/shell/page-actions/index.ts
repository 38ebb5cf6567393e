export { editUrl, PageActions, type PageActionsProps } from './page-actions'
