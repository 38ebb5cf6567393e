import { SeriesHead, SeriesPage } from '@galley/theme/page-components/series-page'
import { graphql } from 'gatsby'

export default SeriesPage
export { SeriesHead as Head }

export const query = graphql`
  query SeriesPage($id: String!) {
    series(id: { eq: $id }) {
      ...PageHeadFields
      ...SeriesPageFields
    }
  }
`
