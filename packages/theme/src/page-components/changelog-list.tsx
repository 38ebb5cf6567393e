import * as React from 'react'
import { type ContentTree, prefixIds } from '@galley/core/content-tree'
import { ContentBody } from '@galley/theme/content'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { anchorOf, ChangelogItem, ChangelogList } from '@galley/theme/sections/changelog-list'
import { FeedLink } from '@galley/theme/sections/feed-link'
import { PageHero } from '@galley/theme/sections/page-hero'
import { PageNumbers } from '@galley/theme/sections/page-numbers'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

export default function ChangelogListPage({ data: { landing, allPost } }: PageProps<Queries.ChangelogListQuery>) {
  return (
    <DefaultLayout>
      <PageHero title={landing!.title} description={landing!.description}>
        <FeedLink path={landing!.path} />
      </PageHero>
      <ChangelogList entries={allPost.nodes} isFirst={allPost.pageInfo.currentPage === 1}>
        {allPost.nodes.map(({ body, images, ...entry }) => (
          <ChangelogItem key={entry.path} {...entry}>
            {/* The text of an entry in MDX is only on its own page. A heading of one entry may have the words of another's. */}
            {body && (
              <ContentBody body={prefixIds(body as unknown as ContentTree, `${anchorOf(entry)}:`)} images={images} />
            )}
          </ChangelogItem>
        ))}
      </ChangelogList>
      <PageNumbers path={landing!.path} current={allPost.pageInfo.currentPage} count={allPost.pageInfo.pageCount} />
    </DefaultLayout>
  )
}

export function Head({ data: { landing, allPost } }: HeadProps<Queries.ChangelogListQuery>) {
  return <PageHead {...landing!} number={allPost.pageInfo.currentPage} />
}

export const query = graphql`
  query ChangelogList($id: String!, $skip: Int!, $limit: Int!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allPost(
      filter: { path: { glob: "/changelog/*" } }
      sort: [{ date: DESC }, { sortKey: DESC }]
      skip: $skip
      limit: $limit
    ) {
      pageInfo {
        currentPage
        pageCount
      }
      nodes {
        path
        title
        description
        date
        category
        version
        kinds
        body
        images {
          ...ContentImageFields
        }
      }
    }
  }
`
