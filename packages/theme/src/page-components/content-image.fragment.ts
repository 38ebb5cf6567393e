import { graphql } from 'gatsby'

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
