import * as React from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { BackLink } from '@galley/theme/sections/back-link'
import { FeedLink } from '@galley/theme/sections/feed-link'
import { PostCollection } from '@galley/theme/sections/post-collection'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

/** What articles are about, and these articles. */
export default function TopicPage({ data: { topic } }: PageProps<Queries.TopicPageQuery>) {
  return (
    <DefaultLayout>
      <PostCollection {...topic!} back={<BackLink to="/blog">Blog</BackLink>}>
        <FeedLink path={topic!.path} />
      </PostCollection>
    </DefaultLayout>
  )
}

export function Head({ data: { topic } }: HeadProps<Queries.TopicPageQuery>) {
  return <PageHead {...topic!} />
}

export const query = graphql`
  query TopicPage($id: String!) {
    topic(id: { eq: $id }) {
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
