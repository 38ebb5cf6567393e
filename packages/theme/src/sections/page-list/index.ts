export { type ListedPage, listPages, PageList } from './page-list'
