import { BlogArchive, BlogArchiveHead } from '@galley/theme/page-components/blog-archive'
import { graphql } from 'gatsby'

export default BlogArchive
export { BlogArchiveHead as Head }

export const query = graphql`
  query BlogArchive($id: String!, $language: String) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allPost(
      filter: { originalPath: { glob: "/blog/*" }, language: { eq: $language } }
      sort: [{ date: DESC }, { sortKey: DESC }]
    ) {
      nodes {
        ...IndexedPostFields
      }
    }
  }
`
