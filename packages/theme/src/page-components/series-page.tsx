import * as React from 'react'
import type { ComponentProps } from 'react'
import { graphql } from 'gatsby'
import { DefaultLayout } from '../layouts/default-layout'
import { BackLink } from '../sections/back-link'
import { FeedLink } from '../sections/feed-link'
import { PostCollection } from '../sections/post-collection'
import { PageHead, type PageHeadProps } from '../shell/page-head'

interface SeriesPageProps {
  data: { series: (PageHeadProps & ComponentProps<typeof PostCollection>) | null }
}

/** A series with its parts in order. */
export function SeriesPage({ data: { series } }: SeriesPageProps) {
  return (
    <DefaultLayout>
      <PostCollection {...series!} posts={[...series!.posts].reverse()} back={<BackLink to="/blog">Blog</BackLink>}>
        <FeedLink path={series!.path} />
      </PostCollection>
    </DefaultLayout>
  )
}

export function SeriesHead({ data: { series } }: SeriesPageProps) {
  return <PageHead {...series!} />
}

export const fields = graphql`
  fragment SeriesPageFields on Series {
    body
    images {
      ...ContentImageFields
    }
    posts {
      ...PostSummaryFields
      ...IndexedPostFields
    }
  }
`
