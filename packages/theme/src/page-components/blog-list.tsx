import * as React from 'react'
import type { ComponentProps } from 'react'
import { graphql } from 'gatsby'
import { DefaultLayout } from '../layouts/default-layout'
import { FeedLink, IconLink } from '../sections/icon-link'
import { PageHero } from '../sections/page-hero'
import { PageNumbers } from '../sections/page-numbers'
import { PostGrid, type PostSummary } from '../sections/post-card'
import { TopicList } from '../sections/topic-list'
import { PageHead, type PageHeadProps } from '../shell/page-head'

interface BlogListProps {
  data: {
    landing: (PageHeadProps & { readonly description: string }) | null
    /** Page with all articles, null for a site without an archive. */
    archive: { readonly path: string; readonly title: string } | null
    allTopic: { readonly nodes: ComponentProps<typeof TopicList>['topics'] }
    allPost: {
      readonly pageInfo: { readonly currentPage: number; readonly pageCount: number }
      readonly nodes: readonly PostSummary[]
    }
  }
}

export function BlogList({ data: { landing, archive, allTopic, allPost } }: BlogListProps) {
  const { path, title, description } = landing!
  const { currentPage, pageCount } = allPost.pageInfo
  return (
    <DefaultLayout>
      <PageHero title={title} description={description}>
        <TopicList topics={allTopic.nodes} />
        {archive && (
          <IconLink icon="archive" to={archive.path}>
            {archive.title}
          </IconLink>
        )}
        <FeedLink path={path} />
      </PageHero>
      <PostGrid posts={allPost.nodes} hasFeatured />
      <PageNumbers path={path} current={currentPage} count={pageCount} />
    </DefaultLayout>
  )
}

export function BlogListHead({ data: { landing, allPost } }: BlogListProps) {
  return <PageHead {...landing!} number={allPost.pageInfo.currentPage} />
}

export const fields = graphql`
  fragment BlogListFields on PostConnection {
    pageInfo {
      currentPage
      pageCount
    }
    nodes {
      ...PostSummaryFields
      pinned
    }
  }
`
