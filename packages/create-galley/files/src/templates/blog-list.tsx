import { BlogList, BlogListHead } from '@galley/theme/page-components/blog-list'
import { graphql } from 'gatsby'

export default BlogList
export { BlogListHead as Head }

export const query = graphql`
  query BlogList($id: String!, $skip: Int!, $limit: Int!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    archive: landing(path: { eq: "/blog/archive" }) {
      path
      title
    }
    allTopic(sort: { sortKey: ASC }) {
      nodes {
        path
        title
      }
    }
    allPost(
      filter: { path: { glob: "/blog/*" } }
      sort: [{ pinned: DESC }, { date: DESC }, { sortKey: DESC }]
      skip: $skip
      limit: $limit
    ) {
      ...BlogListFields
    }
  }
`
