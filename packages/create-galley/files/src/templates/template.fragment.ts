import { graphql } from 'gatsby'

/** The fields of a template that a list shows. */
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
