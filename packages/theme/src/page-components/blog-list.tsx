import * as React from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { FeedLink } from '@galley/theme/sections/feed-link'
import { IconLink } from '@galley/theme/sections/icon-link'
import { PageHero } from '@galley/theme/sections/page-hero'
import { PageNumbers } from '@galley/theme/sections/page-numbers'
import { PostGrid } from '@galley/theme/sections/post-card'
import { TopicList } from '@galley/theme/sections/topic-list'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

export default function BlogList({ data: { landing, archive, allTopic, allPost } }: PageProps<Queries.BlogListQuery>) {
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

export function Head({ data: { landing, allPost } }: HeadProps<Queries.BlogListQuery>) {
  return <PageHead {...landing!} number={allPost.pageInfo.currentPage} />
}

export const query = graphql`
  query BlogList($id: String!, $skip: Int!, $limit: Int!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    archive: landing(path: { eq: "/blog/archive" }) {
      path
      title
    }
    allTopic(sort: { sortKey: ASC }) {
      nodes {
        path
        title
      }
    }
    allPost(
      filter: { path: { glob: "/blog/*" } }
      sort: [{ pinned: DESC }, { date: DESC }, { sortKey: DESC }]
      skip: $skip
      limit: $limit
    ) {
      pageInfo {
        currentPage
        pageCount
      }
      nodes {
        ...PostSummaryFields
        pinned
      }
    }
  }
`
