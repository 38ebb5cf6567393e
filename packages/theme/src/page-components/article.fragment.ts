import { graphql } from 'gatsby'

/** What the page of a blog article or changelog entry shows of it, beside what its head says too. */
export const articleFields = graphql`
  fragment ArticleFields on Post {
    stem
    extension
    date
    lastUpdated
    category
    readingMinutes
    authors {
      ...AuthorFields
    }
    topics {
      path
      title
    }
    series {
      path
      title
      posts {
        path
        title
      }
    }
    toc
    body
    images {
      ...ContentImageFields
    }
  }
`

/** What the byline, the card and the page of an author show. */
export const authorFields = graphql`
  fragment AuthorFields on Author {
    path
    title
    description
    username
    team
    avatar {
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 56, height: 56, outputPixelDensities: [1, 2], placeholder: NONE)
        }
      }
    }
  }
`
