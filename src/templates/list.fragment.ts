import { graphql } from 'gatsby'

/** What a list shows of an article. */
export const postSummaryFields = graphql`
  fragment PostSummaryFields on Post {
    path
    title
    description
    date
    dateText: date(formatString: "MMMM D, YYYY")
    category
    image {
      alt
      src {
        ...ContentImageFields
      }
    }
  }
`

/** What a list shows of a template. */
export const templateSummaryFields = graphql`
  fragment TemplateSummaryFields on Template {
    path
    title
    subtitle
    category
    licenseType
    mainScreen {
      ...ContentImageFields
    }
  }
`

/** What the opening and the head of an area show. */
export const landingFields = graphql`
  fragment LandingFields on Landing {
    path
    title
    description
    seo {
      title
      description
      noindex
    }
    socialImage
  }
`
