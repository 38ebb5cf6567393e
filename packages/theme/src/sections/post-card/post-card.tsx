import * as React from 'react'
import { formatDate } from '@galley/core/format-date'
import { site } from '@galley/site'
import { Badge } from '@galley/ui/badge'
import { Link } from '@galley/ui/link'
import { CategoryBadge } from '../category-badge'
import { PostPicture, type PostImage } from '../post-picture'
import * as S from './post-card.styles'

/** What a list shows of an article. */
export interface PostSummary {
  /** Where it is. */
  readonly path: string
  /** What it is called. */
  readonly title: string
  /** One or two sentences below the title. */
  readonly description: string
  /** Day of publication, such as "2026-11-20". */
  readonly date: string
  /** How many minutes it takes to read. */
  readonly readingMinutes: number
  /** What kind of article it is. */
  readonly category?: string | null
  /** Whether it is above newer articles. Given by a list that has such articles first. */
  readonly pinned?: boolean
  /** Who wrote it. */
  readonly authors?: readonly { readonly title: string }[]
  /** Its own picture; without one, a cover is composed. */
  readonly image?: PostImage | null
}

interface PostCardProps {
  post: PostSummary
  /** True shows it large, as the first of a list. @default false */
  featured?: boolean
  /** True shows it as wide as the list, where no other is beside it. @default false */
  alone?: boolean
  /** True names who wrote it. @default false */
  isSigned?: boolean
  /** Level of the title. @default 'h2' */
  as?: 'h2' | 'h3' | undefined
}

/** An article in a list; the whole card leads to it. */
export function PostCard({ post, featured = false, alone = false, isSigned = false, as = 'h2' }: PostCardProps) {
  return (
    <S.Root data-featured={featured || undefined} data-alone={alone || undefined}>
      <PostPicture path={post.path} image={post.image} />
      <S.Words>
        <S.Facts>
          {post.pinned && <Badge>Pinned</Badge>}
          {post.category && <CategoryBadge category={post.category} />}
          <S.Facts>
            <time dateTime={post.date}>{formatDate(post.date, site.language)}</time>
            <span>{post.readingMinutes} min read</span>
            {isSigned && <span>{post.authors?.map(({ title }) => title).join(', ')}</span>}
          </S.Facts>
        </S.Facts>
        <S.Title as={as}>
          <Link to={post.path}>{post.title}</Link>
        </S.Title>
        <S.Description>{post.description}</S.Description>
      </S.Words>
    </S.Root>
  )
}

export interface PostGridProps {
  /** The articles, in their order. */
  posts: readonly PostSummary[]
  /** True shows the first one large. @default false */
  hasFeatured?: boolean
  /** Level of the titles. @default 'h2' */
  as?: 'h2' | 'h3'
}

/**
 * Articles in two columns; a featured one takes both, and so does a last one that has no neighbour. They name their authors where these are several.
 */
export function PostGrid({ posts, hasFeatured = false, as }: PostGridProps) {
  const inPairs = posts.length - (hasFeatured ? 1 : 0)
  const authors = new Set(posts.flatMap((post) => post.authors?.map(({ title }) => title) ?? []))
  return (
    <S.Grid>
      {posts.map((post, index) => (
        <PostCard
          key={post.path}
          post={post}
          featured={hasFeatured && index === 0}
          alone={inPairs % 2 === 1 && index === posts.length - 1}
          isSigned={authors.size > 1}
          as={as}
        />
      ))}
    </S.Grid>
  )
}
