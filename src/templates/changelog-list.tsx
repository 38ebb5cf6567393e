import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as React from 'react'
import { ContentBody } from '~/components/content'
import { ChangelogItem, ChangelogList } from '~/components/sections/changelog-list'
import { PageHero } from '~/components/sections/page-hero'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'

export default function ChangelogListPage({ data: { landing, allPost } }: PageProps<Queries.ChangelogListQuery>) {
  return (
    <DefaultLayout>
      <PageHero title={landing!.title} description={landing!.description} />
      <ChangelogList>
        {allPost.nodes.map(({ body, images, ...entry }) => (
          <ChangelogItem key={entry.path} {...entry}>
            <ContentBody body={body} images={images} />
          </ChangelogItem>
        ))}
      </ChangelogList>
    </DefaultLayout>
  )
}

export function Head({ data: { landing } }: HeadProps<Queries.ChangelogListQuery>) {
  return <PageHead {...landing!} />
}

export const query = graphql`
  query ChangelogList($id: String!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allPost(filter: { path: { glob: "/changelog/*" } }, sort: [{ date: DESC }, { sortKey: DESC }]) {
      nodes {
        path
        title
        date
        dateText: date(formatString: "MMMM D, YYYY")
        category
        body
        images {
          ...ContentImageFields
        }
      }
    }
  }
`
