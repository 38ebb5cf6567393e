export { TableOfContents, type TableOfContentsProps } from './table-of-contents'
export { TableOfContentsFold } from './table-of-contents-fold'
