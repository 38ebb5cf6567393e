import { SearchHead, SearchPage } from '@galley/search/search-page'
import { graphql } from 'gatsby'

export default SearchPage
export { SearchHead as Head }

export const query = graphql`
  query SearchPage($id: String!, $language: String) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allContentPage(filter: { draft: { ne: true }, language: { eq: $language } }, sort: { sortKey: ASC }) {
      nodes {
        path
        title
        search
        ... on Post {
          date
        }
      }
    }
    contentNavigation(collection: "docs", language: $language)
  }
`
