import { BlocksHead, BlocksPage } from '@galley/theme/page-components/blocks-page'
import { graphql } from 'gatsby'

export default BlocksPage
export { BlocksHead as Head }

export const query = graphql`
  query BlocksPage($id: String!, $language: String) {
    page(id: { eq: $id }) {
      ...PageHeadFields
      ...BlocksPageFields
    }
    allPost(
      filter: { originalPath: { glob: "/blog/*" }, language: { eq: $language } }
      sort: [{ date: DESC }, { sortKey: DESC }]
      limit: 2
    ) {
      nodes {
        ...PostSummaryFields
      }
    }
  }
`
