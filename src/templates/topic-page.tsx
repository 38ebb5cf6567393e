import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { BackLink } from '~/components/sections/back-link'
import { FeedLink } from '~/components/sections/feed-link'
import { PostCollection } from '~/components/sections/post-collection'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'

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
