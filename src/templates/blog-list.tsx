import { BlogList, BlogListHead } from '@galley/theme/page-components/blog-list'
import { graphql } from 'gatsby'

export default BlogList
export { BlogListHead as Head }

export const query = graphql`
  query BlogList($id: String!, $skip: Int!, $limit: Int!, $language: String) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    archive: landing(originalPath: { eq: "/blog/archive" }, language: { eq: $language }) {
      path
      title
    }
    allTopic(filter: { language: { eq: $language } }, sort: { sortKey: ASC }) {
      nodes {
        path
        title
      }
    }
    allPost(
      filter: { originalPath: { glob: "/blog/*" }, language: { eq: $language } }
      sort: [{ pinned: DESC }, { date: DESC }, { sortKey: DESC }]
      skip: $skip
      limit: $limit
    ) {
      ...BlogListFields
    }
  }
`
