import { AuthorHead, AuthorPage } from '@galley/theme/page-components/author-page'
import { graphql } from 'gatsby'

export default AuthorPage
export { AuthorHead as Head }

export const query = graphql`
  query AuthorPage($id: String!) {
    author(id: { eq: $id }) {
      ...PageHeadFields
      ...AuthorPageFields
    }
  }
`
