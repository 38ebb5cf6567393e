import { BlogPost, BlogPostHead } from '@galley/theme/page-components/blog-post'
import { graphql } from 'gatsby'

export default BlogPost
export { BlogPostHead as Head }

export const query = graphql`
  query BlogPost($id: String!, $path: String!) {
    post(id: { eq: $id }) {
      ...PageHeadFields
      ...BlogPostFields
    }
    contentSurround(collection: "posts", path: $path) {
      path
      title
    }
  }
`
