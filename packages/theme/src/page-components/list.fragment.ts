import { graphql } from 'gatsby'

/** What a list shows of an article. */
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

/** What one line shows of an article. */
export const indexedPostFields = graphql`
  fragment IndexedPostFields on Post {
    path
    title
    date
  }
`
