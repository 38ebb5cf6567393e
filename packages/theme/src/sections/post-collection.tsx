import * as React from 'react'
import type { ReactNode } from 'react'
import { ContentBody, type ContentImageFile } from '../content'
import { PageHero } from './page-hero'
import { PostGrid, type PostSummary } from './post-card'
import * as S from './post-collection.styles'
import { PostIndex, type IndexedPost } from './post-index'

/** How many articles of the blog are shown with their pictures; the others are lines. */
const MAX_CARDS = 6

interface PostCollectionProps {
  /** What the articles have in common, such as a topic. */
  title: string
  description: string
  /** False for a description that is the start of the text. */
  hasDescription: boolean
  /** The compiled text about it, null where there is none. */
  body: unknown
  /** The images that the text shows. */
  images: readonly (ContentImageFile | null)[]
  /** The articles and changelog entries, in the order shown. */
  posts: readonly (PostSummary & IndexedPost)[]
  /** A link above the title, to the list that the page is in. */
  back?: ReactNode
  /** Above the text, such as links. */
  children?: ReactNode
}

/** What articles have in common, and these articles. Entries of the changelog are a list of their own. */
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
