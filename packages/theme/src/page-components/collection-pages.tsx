import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { pathInFirstLanguage } from '@galley/core/translations'
import { site } from '@galley/site'
import { graphql } from 'gatsby'
import { ContentBody, type ContentImageFile } from '../content'
import { DefaultLayout } from '../layouts/default-layout'
import { AuthorFacts } from '../sections/author-list'
import { BackLink, FeedLink } from '../sections/icon-link'
import { PageHero } from '../sections/page-hero'
import { PostGrid, type PostSummary } from '../sections/post-card'
import { PostIndex, type IndexedPost } from '../sections/post-index'
import { PageHead, type PageHeadProps } from '../shell/page-head'
import * as S from './collection-pages.styles'

/** Maximum number of articles with pictures. The others are shown as lines. */
const MAX_CARDS = 6

interface Collection extends PageHeadProps {
  readonly description: string
  /** False if the description repeats the start of the text. */
  readonly hasDescription: boolean
  /** Compiled text about the collection, or null. */
  readonly body: unknown
  readonly images: readonly (ContentImageFile | null)[]
  /** Articles and changelog entries, in the order shown. */
  readonly posts: readonly (PostSummary & IndexedPost)[]
}

interface CollectionPageProps {
  collection: Collection
  /** Links back to the blog. @default true */
  isInBlog?: boolean
  /** Content above the text, such as links. */
  children?: ReactNode
}

const isArticle = ({ path }: { path: string }) => pathInFirstLanguage(path).startsWith('/blog/')

/** A page with the text and articles of a collection. Changelog entries form a separate list. */
export function CollectionPage({ collection, isInBlog = true, children }: CollectionPageProps) {
  const { title, description, hasDescription, body, images, posts } = collection
  const articles = posts.filter(isArticle)
  const entries = posts.filter((post) => !articles.includes(post))
  const hasText = body !== null
  return (
    <DefaultLayout>
      <PageHero
        title={title}
        description={hasDescription ? description : undefined}
        back={isInBlog && <BackLink to="/blog">{site.texts.blog}</BackLink>}
      >
        {children}
      </PageHero>
      <S.Body>
        {hasText && <ContentBody body={body} images={images} />}
        {hasText && articles.length > 0 && <S.Title>{site.texts.articles}</S.Title>}
        <PostGrid posts={articles.slice(0, MAX_CARDS)} as={hasText ? 'h3' : 'h2'} />
        <div>
          <PostIndex posts={articles.slice(MAX_CARDS)} as={hasText ? 'h3' : 'h2'} />
        </div>
        {entries.length > 0 && (
          <>
            <S.Title>{site.texts.changelog}</S.Title>
            <div>
              <PostIndex posts={entries} as="h3" />
            </div>
          </>
        )}
      </S.Body>
    </DefaultLayout>
  )
}

interface AuthorPageProps {
  data: { author: (Collection & ComponentProps<typeof AuthorFacts> & { readonly team: boolean }) | null }
}

/** An author with their articles. */
export function AuthorPage({ data: { author } }: AuthorPageProps) {
  const isInBlog = author!.posts.some(isArticle)
  return (
    <CollectionPage collection={author!} isInBlog={isInBlog}>
      <AuthorFacts {...author!}>
        <FeedLink path={author!.path} />
      </AuthorFacts>
    </CollectionPage>
  )
}

export function AuthorHead({ data: { author } }: AuthorPageProps) {
  const { avatar, description, username, team, links } = author!
  const image = avatar?.file?.publicURL ?? avatar?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src
  return <PageHead {...author!} profile={{ description, username, team, links, image }} />
}

interface SeriesPageProps {
  data: { series: Collection | null }
}

/** A series with its parts in order. */
export function SeriesPage({ data: { series } }: SeriesPageProps) {
  return (
    <CollectionPage collection={{ ...series!, posts: [...series!.posts].reverse() }}>
      <FeedLink path={series!.path} />
    </CollectionPage>
  )
}

export function SeriesHead({ data: { series } }: SeriesPageProps) {
  return <PageHead {...series!} />
}

interface TopicPageProps {
  data: { topic: Collection | null }
}

/** A topic with its articles. */
export function TopicPage({ data: { topic } }: TopicPageProps) {
  return (
    <CollectionPage collection={topic!}>
      <FeedLink path={topic!.path} />
    </CollectionPage>
  )
}

export function TopicHead({ data: { topic } }: TopicPageProps) {
  return <PageHead {...topic!} />
}

export const authorPageFields = graphql`
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

export const seriesPageFields = graphql`
  fragment SeriesPageFields on Series {
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

export const topicPageFields = graphql`
  fragment TopicPageFields on Topic {
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
