import { graphql } from 'gatsby'

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
