import * as React from 'react'
import type { ComponentProps } from 'react'
import { findListPath } from '@galley/core/search-path'
import { pathInFirstLanguage } from '@galley/core/translations'
import { graphql } from 'gatsby'
import { useAreas } from '../hooks/use-navigation'
import { DefaultLayout } from '../layouts/default-layout'
import { PageBlocks } from '../sections/page-blocks'
import type { PostSummary } from '../sections/post-card'
import { PageHead, type PageHeadProps } from '../shell/page-head'
import type { SiteFacts } from '../shell/structured-data'

type BlocksData = PageHeadProps &
  Pick<SiteFacts, 'software'> &
  Pick<ComponentProps<typeof PageBlocks>, 'blocks' | 'images'>

interface BlocksPageProps {
  data: {
    page: BlocksData | null
    allPost: { readonly nodes: readonly PostSummary[] }
  }
}

/** A page of blocks, written in YAML. */
export function BlocksPage({ data: { page, allPost } }: BlocksPageProps) {
  return (
    <DefaultLayout>
      <PageBlocks blocks={page!.blocks} images={page!.images} latestPosts={allPost.nodes} />
    </DefaultLayout>
  )
}

export function BlocksHead({ data: { page } }: BlocksPageProps) {
  const { software, ...head } = page!
  const searchPath = findListPath(useAreas())
  return <PageHead {...head} about={pathInFirstLanguage(head.path) === '/' ? { searchPath, software } : undefined} />
}

export const fields = graphql`
  fragment BlocksPageFields on Page {
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
`
