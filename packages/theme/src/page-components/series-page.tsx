import * as React from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { BackLink } from '@galley/theme/sections/back-link'
import { FeedLink } from '@galley/theme/sections/feed-link'
import { PostCollection } from '@galley/theme/sections/post-collection'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

/** A series, and its parts in order. */
export default function SeriesPage({ data: { series } }: PageProps<Queries.SeriesPageQuery>) {
  return (
    <DefaultLayout>
      <PostCollection {...series!} posts={[...series!.posts].reverse()} back={<BackLink to="/blog">Blog</BackLink>}>
        <FeedLink path={series!.path} />
      </PostCollection>
    </DefaultLayout>
  )
}

export function Head({ data: { series } }: HeadProps<Queries.SeriesPageQuery>) {
  return <PageHead {...series!} />
}

export const query = graphql`
  query SeriesPage($id: String!) {
    series(id: { eq: $id }) {
      ...PageHeadFields
      body
      images {
        ...ContentImageFields
      }
      posts {
        ...PostSummaryFields
        ...IndexedPostFields
      }
    }
  }
`
