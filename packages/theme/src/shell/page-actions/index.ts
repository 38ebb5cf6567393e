export { editUrl, PageActions, type PageActionsProps, readQuotation, reportUrl, type WrittenPage } from './page-actions'
