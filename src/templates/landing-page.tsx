import { LandingHead, LandingPage } from '@galley/theme/page-components/landing-page'
import { graphql } from 'gatsby'

export default LandingPage
export { LandingHead as Head }

export const query = graphql`
  query LandingPage($id: String!, $language: String) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
      ...LandingPageFields
    }
    comparison: info(stem: { eq: "info/comparison" }) {
      body
    }
    templates: allTemplate(filter: { language: { eq: $language } }, sort: { sortKey: ASC }, limit: 3) {
      nodes {
        ...TemplateSummaryFields
      }
    }
    posts: allPost(
      filter: { originalPath: { glob: "/blog/*" }, language: { eq: $language } }
      sort: [{ date: DESC }, { sortKey: DESC }]
      limit: 2
    ) {
      nodes {
        ...PostSummaryFields
      }
    }
  }
`
