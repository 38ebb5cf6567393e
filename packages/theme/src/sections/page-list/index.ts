export { listPages, type ListedArea, type ListedItem, type ListedPage } from './list-pages'
export { PageList } from './page-list'
