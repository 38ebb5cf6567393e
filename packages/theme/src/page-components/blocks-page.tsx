import * as React from 'react'
import { findListPath } from '@galley/search'
import { useAreas } from '@galley/theme/hooks/use-navigation'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { PageBlocks } from '@galley/theme/sections/page-blocks'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

/** A page that its author composed of blocks. */
export default function BlocksPage({ data: { page, allPost } }: PageProps<Queries.BlocksPageQuery>) {
  return (
    <DefaultLayout>
      <PageBlocks blocks={page!.blocks} images={page!.images} latestPosts={allPost.nodes} />
    </DefaultLayout>
  )
}

export function Head({ data: { page } }: HeadProps<Queries.BlocksPageQuery>) {
  const { software, ...head } = page!
  const searchPath = findListPath(useAreas())
  return <PageHead {...head} about={head.path === '/' ? { searchPath, software } : undefined} />
}

export const query = graphql`
  query BlocksPage($id: String!) {
    page(id: { eq: $id }) {
      ...PageHeadFields
      software {
        category
        operatingSystem
        price
        currency
      }
      images {
        ...ContentImageFields
      }
      blocks {
        hero {
          title
          lead
          primary {
            label
            to
          }
          secondary {
            label
            to
          }
          note
          example
        }
        features {
          title
          lead
          more {
            label
            to
          }
          items {
            icon
            title
            text
            to
          }
        }
        steps {
          title
          lead
          items {
            title
            text
            example
          }
        }
        comparison {
          title
          lead
          products
          rows {
            topic
            answers
          }
          note
        }
        quotes {
          title
          lead
          items {
            text
            name
            role
            picture {
              file {
                publicURL
                childImageSharp {
                  gatsbyImageData(layout: FIXED, width: 40, height: 40, outputPixelDensities: [1, 2], placeholder: NONE)
                }
              }
            }
            to
          }
        }
        logos {
          title
          items {
            name
            image {
              ...ContentImageFields
              svg
            }
            to
          }
        }
        posts {
          title
          lead
          more
        }
        text {
          title
          lead
          body
        }
        code {
          title
          lead
          example
        }
        call {
          title
          description
          links {
            label
            to
            color
          }
        }
      }
    }
    allPost(filter: { path: { glob: "/blog/*" } }, sort: [{ date: DESC }, { sortKey: DESC }], limit: 2) {
      nodes {
        ...PostSummaryFields
      }
    }
  }
`
