import { PricingHead, PricingPage } from '@galley/theme/page-components/pricing-page'
import { graphql } from 'gatsby'

export default PricingPage
export { PricingHead as Head }

export const query = graphql`
  query PricingPage($id: String!) {
    pricing(id: { eq: $id }) {
      ...PageHeadFields
      ...PricingPageFields
    }
  }
`
