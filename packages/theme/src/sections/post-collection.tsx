import * as React from 'react'
import type { ReactNode } from 'react'
import { ContentBody, type ContentImageFile } from '../content'
import { PageHero } from './page-hero'
import { PostGrid, type PostSummary } from './post-card'
import * as S from './post-collection.styles'
import { PostIndex, type IndexedPost } from './post-index'

/** Maximum number of articles with pictures. The others are shown as lines. */
const MAX_CARDS = 6

interface PostCollectionProps {
  /** Name of the collection, such as a topic. */
  title: string
  description: string
  /** False if the description repeats the start of the text. */
  hasDescription: boolean
  /** Compiled text about the collection, or null. */
  body: unknown
  images: readonly (ContentImageFile | null)[]
  /** Articles and changelog entries, in the order shown. */
  posts: readonly (PostSummary & IndexedPost)[]
  /** A link above the title, back to the list that contains the page. */
  back?: ReactNode
  /** Content above the text, such as links. */
  children?: ReactNode
}

/** A page about a topic, author or series: its text and articles. Changelog entries form a separate list. */
export function PostCollection({
  title,
  description,
  hasDescription,
  body,
  images,
  posts,
  back,
  children,
}: PostCollectionProps) {
  const articles = posts.filter(({ path }) => path.startsWith('/blog/'))
  const entries = posts.filter((post) => !articles.includes(post))
  const hasText = body !== null
  return (
    <>
      <PageHero title={title} description={hasDescription ? description : undefined} back={back}>
        {children}
      </PageHero>
      <S.Body>
        {hasText && <ContentBody body={body} images={images} />}
        {hasText && articles.length > 0 && <S.Title>Articles</S.Title>}
        <PostGrid posts={articles.slice(0, MAX_CARDS)} as={hasText ? 'h3' : 'h2'} />
        <div>
          <PostIndex posts={articles.slice(MAX_CARDS)} as={hasText ? 'h3' : 'h2'} />
        </div>
        {entries.length > 0 && (
          <>
            <S.Title>Changelog</S.Title>
            <div>
              <PostIndex posts={entries} as="h3" />
            </div>
          </>
        )}
      </S.Body>
    </>
  )
}
