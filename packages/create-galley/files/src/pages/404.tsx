import { NotFoundHead, NotFoundPage } from '@galley/theme/page-components/not-found-page'
import { graphql } from 'gatsby'

export default NotFoundPage
export { NotFoundHead as Head }

export const query = graphql`
  query NotFoundPage {
    allLanding(sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    allPricing(sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
  }
`
