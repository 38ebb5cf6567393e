export { PageActions, type PageActionsProps } from './page-actions'
