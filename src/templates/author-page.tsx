import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { AuthorFacts } from '~/components/sections/author-list'
import { BackLink } from '~/components/sections/back-link'
import { FeedLink } from '~/components/sections/feed-link'
import { PostCollection } from '~/components/sections/post-collection'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'

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
