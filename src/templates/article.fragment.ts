import { graphql } from 'gatsby'

/** What the page of a blog article or changelog entry shows of it. */
export const articleFields = graphql`
  fragment ArticleFields on Post {
    path
    title
    description
    seo {
      title
      description
      noindex
    }
    socialImage
    date
    dateText: date(formatString: "MMMM D, YYYY")
    category
    authors {
      name
      username
      to
      avatar {
        file {
          publicURL
          childImageSharp {
            gatsbyImageData(layout: FIXED, width: 24, height: 24, placeholder: NONE)
          }
        }
      }
    }
    body
    images {
      ...ContentImageFields
    }
  }
`
