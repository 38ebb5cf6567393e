export { PageHead, type PageHeadProps } from './page-head'
