export { TableOfContents, TableOfContentsFold, type TableOfContentsProps } from './table-of-contents'
