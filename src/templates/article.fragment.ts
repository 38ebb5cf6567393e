import { graphql } from 'gatsby'

/** What the page of a blog article or changelog entry shows of it, beside what its head says too. */
export const articleFields = graphql`
  fragment ArticleFields on Post {
    date
    lastUpdated
    dateText: date(formatString: "MMMM D, YYYY")
    category
    authors {
      name
      username
      to
      team
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
