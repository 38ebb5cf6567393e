import { graphql } from 'gatsby'

/** Fields of `PageHead`. Every template queries them for its page. */
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

/** Fields of `ContentImageFile`. */
export const contentImageFields = graphql`
  fragment ContentImageFields on ContentImage {
    path
    width
    height
    file {
      publicURL
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 760, breakpoints: [380, 760, 1520], placeholder: DOMINANT_COLOR)
      }
    }
  }
`

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
