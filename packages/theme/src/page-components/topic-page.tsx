import * as React from 'react'
import type { ComponentProps } from 'react'
import { graphql } from 'gatsby'
import { DefaultLayout } from '../layouts/default-layout'
import { BackLink } from '../sections/back-link'
import { FeedLink } from '../sections/feed-link'
import { PostCollection } from '../sections/post-collection'
import { PageHead, type PageHeadProps } from '../shell/page-head'

interface TopicPageProps {
  data: { topic: (PageHeadProps & ComponentProps<typeof PostCollection>) | null }
}

/** A topic with its articles. */
export function TopicPage({ data: { topic } }: TopicPageProps) {
  return (
    <DefaultLayout>
      <PostCollection {...topic!} back={<BackLink to="/blog">Blog</BackLink>}>
        <FeedLink path={topic!.path} />
      </PostCollection>
    </DefaultLayout>
  )
}

export function TopicHead({ data: { topic } }: TopicPageProps) {
  return <PageHead {...topic!} />
}

export const fields = graphql`
  fragment TopicPageFields on Topic {
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
