import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as React from 'react'
import { PageHero } from '~/components/sections/page-hero'
import { PostGrid } from '~/components/sections/post-card'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'

export default function BlogList({ data: { landing, allPost } }: PageProps<Queries.BlogListQuery>) {
  return (
    <DefaultLayout>
      <PageHero title={landing!.title} description={landing!.description} />
      <PostGrid posts={allPost.nodes} hasFeatured />
    </DefaultLayout>
  )
}

export function Head({ data: { landing } }: HeadProps<Queries.BlogListQuery>) {
  return <PageHead {...landing!} />
}

export const query = graphql`
  query BlogList($id: String!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allPost(filter: { path: { glob: "/blog/*" } }, sort: [{ date: DESC }, { sortKey: DESC }]) {
      nodes {
        ...PostSummaryFields
      }
    }
  }
`
