import { ChangelogListHead, ChangelogListPage } from '@galley/theme/page-components/changelog-list'
import { graphql } from 'gatsby'

export default ChangelogListPage
export { ChangelogListHead as Head }

export const query = graphql`
  query ChangelogList($id: String!, $skip: Int!, $limit: Int!, $language: String) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allPost(
      filter: { originalPath: { glob: "/changelog/*" }, language: { eq: $language } }
      sort: [{ date: DESC }, { sortKey: DESC }]
      skip: $skip
      limit: $limit
    ) {
      ...ChangelogListFields
    }
  }
`
