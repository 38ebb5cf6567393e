import { ChangelogEntry, ChangelogEntryHead } from '@galley/theme/page-components/changelog-entry'
import { graphql } from 'gatsby'

export default ChangelogEntry
export { ChangelogEntryHead as Head }

export const query = graphql`
  query ChangelogEntry($id: String!, $path: String!) {
    post(id: { eq: $id }) {
      ...PageHeadFields
      ...ArticleFields
    }
    contentSurround(collection: "posts", path: $path) {
      path
      title
    }
  }
`
