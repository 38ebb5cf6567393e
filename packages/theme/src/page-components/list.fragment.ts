import { graphql } from 'gatsby'

/** Fields of `PostSummary`. */
export const postSummaryFields = graphql`
  fragment PostSummaryFields on Post {
    path
    title
    description
    date
    category
    readingMinutes
    authors {
      title
    }
    image {
      alt
      src {
        ...ContentImageFields
      }
    }
  }
`

/** Fields of `IndexedPost`. */
export const indexedPostFields = graphql`
  fragment IndexedPostFields on Post {
    path
    title
    date
  }
`
