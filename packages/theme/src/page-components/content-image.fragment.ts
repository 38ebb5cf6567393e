import { graphql } from 'gatsby'

/** What rendering an image of the content takes: its path, its size, and its files. */
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
