import { graphql } from 'gatsby'

/** Fields of a blog article or changelog entry, in addition to `PageHeadFields`. */
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

/** Fields for the byline, card and page of an author. */
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
