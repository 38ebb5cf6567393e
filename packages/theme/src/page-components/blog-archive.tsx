import * as React from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { BackLink } from '@galley/theme/sections/back-link'
import { PageHero } from '@galley/theme/sections/page-hero'
import { PostIndex } from '@galley/theme/sections/post-index'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

/** Every article of the blog, by year. */
export default function BlogArchive({ data: { landing, allPost } }: PageProps<Queries.BlogArchiveQuery>) {
  return (
    <DefaultLayout>
      <PageHero title={landing!.title} description={landing!.description} back={<BackLink to="/blog">Blog</BackLink>} />
      <PostIndex posts={allPost.nodes} />
    </DefaultLayout>
  )
}

export function Head({ data: { landing } }: HeadProps<Queries.BlogArchiveQuery>) {
  return <PageHead {...landing!} />
}

export const query = graphql`
  query BlogArchive($id: String!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allPost(filter: { path: { glob: "/blog/*" } }, sort: [{ date: DESC }, { sortKey: DESC }]) {
      nodes {
        ...IndexedPostFields
      }
    }
  }
`
