import { graphql } from 'gatsby'

/** What the head of a document says of its page. Every template asks for it of the page that it renders. */
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
