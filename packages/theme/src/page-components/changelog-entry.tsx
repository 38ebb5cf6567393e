import * as React from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { Article } from '@galley/theme/sections/article'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

const CHANGELOG = { title: 'Changelog', path: '/changelog' }

type ChangelogEntryProps = PageProps<Queries.ChangelogEntryQuery>

/** An entry of the changelog; of one in MDX, Gatsby compiles the text. */
export default function ChangelogEntry({ data: { post, contentSurround }, children }: ChangelogEntryProps) {
  const mdx = post!.extension === 'mdx' ? children : undefined
  return (
    <DefaultLayout>
      <Article {...post!} mdx={mdx} back={CHANGELOG} surround={contentSurround} />
    </DefaultLayout>
  )
}

export function Head({ data }: HeadProps<Queries.ChangelogEntryQuery>) {
  return <PageHead {...data.post!} article={{ ...data.post!, type: 'BlogPosting' }} trail={[CHANGELOG]} />
}

export const query = graphql`
  query ChangelogEntry($id: String!, $path: String!) {
    post(id: { eq: $id }) {
      ...PageHeadFields
      ...ArticleFields
    }
    contentSurround(collection: "posts", path: $path) {
      path
      title
    }
  }
`
