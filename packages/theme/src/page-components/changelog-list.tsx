import * as React from 'react'
import type { ComponentProps } from 'react'
import { type ContentTree, prefixIds } from '@galley/core/content-tree'
import { graphql } from 'gatsby'
import { ContentBody } from '../content'
import { DefaultLayout } from '../layouts/default-layout'
import { anchorOf, ChangelogItem, ChangelogList } from '../sections/changelog-list'
import { FeedLink } from '../sections/icon-link'
import { PageHero } from '../sections/page-hero'
import { PageNumbers } from '../sections/page-numbers'
import { PageHead, type PageHeadProps } from '../shell/page-head'

type EntryData = Omit<ComponentProps<typeof ChangelogItem>, 'children'> & ComponentProps<typeof ContentBody>

interface ChangelogListPageProps {
  data: {
    landing: (PageHeadProps & { readonly description: string }) | null
    allPost: {
      readonly pageInfo: { readonly currentPage: number; readonly pageCount: number }
      readonly nodes: readonly EntryData[]
    }
  }
}

/** One page of the changelog, with the text of each entry. */
export function ChangelogListPage({ data: { landing, allPost } }: ChangelogListPageProps) {
  return (
    <DefaultLayout>
      <PageHero title={landing!.title} description={landing!.description}>
        <FeedLink path={landing!.path} />
      </PageHero>
      <ChangelogList entries={allPost.nodes} isFirst={allPost.pageInfo.currentPage === 1}>
        {allPost.nodes.map(({ body, images, ...entry }) => (
          <ChangelogItem key={entry.path} {...entry}>
            {/* MDX entries show their text only on their own page. Prefixes keep the heading ids of different entries unique. */}
            {body ? (
              <ContentBody body={prefixIds(body as ContentTree, `${anchorOf(entry)}:`)} images={images} />
            ) : undefined}
          </ChangelogItem>
        ))}
      </ChangelogList>
      <PageNumbers path={landing!.path} current={allPost.pageInfo.currentPage} count={allPost.pageInfo.pageCount} />
    </DefaultLayout>
  )
}

export function ChangelogListHead({ data: { landing, allPost } }: ChangelogListPageProps) {
  return <PageHead {...landing!} number={allPost.pageInfo.currentPage} />
}

export const fields = graphql`
  fragment ChangelogListFields on PostConnection {
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
`
