import * as React from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { AuthorFacts } from '@galley/theme/sections/author-list'
import { BackLink } from '@galley/theme/sections/back-link'
import { FeedLink } from '@galley/theme/sections/feed-link'
import { PostCollection } from '@galley/theme/sections/post-collection'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

/** Somebody who writes, and what they wrote. */
export default function AuthorPage({ data: { author } }: PageProps<Queries.AuthorPageQuery>) {
  const isInBlog = author!.posts.some(({ path }) => path.startsWith('/blog/'))
  return (
    <DefaultLayout>
      <PostCollection {...author!} back={isInBlog && <BackLink to="/blog">Blog</BackLink>}>
        <AuthorFacts {...author!}>
          <FeedLink path={author!.path} />
        </AuthorFacts>
      </PostCollection>
    </DefaultLayout>
  )
}

export function Head({ data: { author } }: HeadProps<Queries.AuthorPageQuery>) {
  const { avatar, username, team, links } = author!
  const image = avatar?.file?.publicURL ?? avatar?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src
  return <PageHead {...author!} profile={{ description: author!.description, username, team, links, image }} />
}

export const query = graphql`
  query AuthorPage($id: String!) {
    author(id: { eq: $id }) {
      ...PageHeadFields
      ...AuthorFields
      links {
        label
        to
      }
      body
      images {
        ...ContentImageFields
      }
      posts {
        ...PostSummaryFields
        ...IndexedPostFields
      }
    }
  }
`
