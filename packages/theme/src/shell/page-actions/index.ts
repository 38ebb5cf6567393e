export { PageActions, type PageActionsProps } from './page-actions'
export { editUrl, readQuotation, reportUrl, type WrittenPage } from './page-urls'
