import * as React from 'react'
import type { ComponentProps } from 'react'
import { graphql } from 'gatsby'
import { DefaultLayout } from '../layouts/default-layout'
import { AuthorFacts } from '../sections/author-list'
import { BackLink } from '../sections/back-link'
import { FeedLink } from '../sections/feed-link'
import { PostCollection } from '../sections/post-collection'
import { PageHead, type PageHeadProps } from '../shell/page-head'

type AuthorData = PageHeadProps &
  ComponentProps<typeof PostCollection> &
  ComponentProps<typeof AuthorFacts> & { readonly team: boolean }

interface AuthorPageProps {
  data: { author: AuthorData | null }
}

/** An author with their articles. */
export function AuthorPage({ data: { author } }: AuthorPageProps) {
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

export function AuthorHead({ data: { author } }: AuthorPageProps) {
  const { avatar, username, team, links } = author!
  const image = avatar?.file?.publicURL ?? avatar?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src
  return <PageHead {...author!} profile={{ description: author!.description, username, team, links, image }} />
}

export const fields = graphql`
  fragment AuthorPageFields on Author {
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
`
