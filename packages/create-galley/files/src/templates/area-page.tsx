import { AreaHead, AreaPage } from '@galley/theme/page-components/area-page'
import { graphql } from 'gatsby'

export default AreaPage
export { AreaHead as Head }

export const query = graphql`
  query AreaPage($id: String!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
      ...AreaPageFields
    }
  }
`
