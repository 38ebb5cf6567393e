import { graphql } from 'gatsby'

/** Fields of `PageHead`. Every template queries them for its page. */
export const pageHeadFields = graphql`
  fragment PageHeadFields on ContentPage {
    path
    title
    description
    hasDescription
    seo {
      title
      description
      noindex
    }
    socialImage
  }
`
