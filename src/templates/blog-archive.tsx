import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { BackLink } from '~/components/sections/back-link'
import { PageHero } from '~/components/sections/page-hero'
import { PostIndex } from '~/components/sections/post-index'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'

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
