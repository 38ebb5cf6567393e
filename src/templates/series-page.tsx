import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { BackLink } from '~/components/sections/back-link'
import { FeedLink } from '~/components/sections/feed-link'
import { PostCollection } from '~/components/sections/post-collection'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'

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
