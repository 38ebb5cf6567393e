import { DocsHead, DocsPage } from '@galley/theme/page-components/docs-page'
import { graphql } from 'gatsby'

export default DocsPage
export { DocsHead as Head }

export const query = graphql`
  query DocsPage($id: String!) {
    doc(id: { eq: $id }) {
      ...PageHeadFields
      ...DocsPageFields
    }
  }
`
