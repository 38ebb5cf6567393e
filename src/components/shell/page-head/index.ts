export { fillTitle, PageHead, type PageHeadProps } from './page-head'
