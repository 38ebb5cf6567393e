import * as React from 'react'
import { formatDate } from '@galley/core/format-date'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { Badge } from '@galley/ui/badge'
import { Link } from '@galley/ui/link'
import { CategoryBadge } from './category-badge'
import { PostPicture, type PostImage } from './cover'
import * as S from './post-card.styles'

/** An article in a list. */
export interface PostSummary {
  readonly path: string
  readonly title: string
  /** One or two sentences under the title. */
  readonly description: string
  /** Day of publication, such as "2026-11-20". */
  readonly date: string
  readonly readingMinutes: number
  readonly category?: string | null
  /** True if the list shows the article above newer articles. */
  readonly pinned?: boolean
  readonly authors?: readonly { readonly title: string }[]
  /** Picture. @default a composed cover */
  readonly image?: PostImage | null
}

interface PostCardProps {
  post: PostSummary
  /** Shows the article large, as the first of a list. @default false */
  featured?: boolean
  /** Uses the full width, for the last article without a neighbour. @default false */
  alone?: boolean
  /** Shows the authors. @default false */
  isSigned?: boolean
  /** Element of the title. @default 'h2' */
  as?: 'h2' | 'h3' | undefined
}

/** An article in a list. The whole card is a link. */
export function PostCard({ post, featured = false, alone = false, isSigned = false, as = 'h2' }: PostCardProps) {
  return (
    <S.Root data-featured={featured || undefined} data-alone={alone || undefined}>
      <PostPicture path={post.path} image={post.image} />
      <S.Words>
        <S.Facts>
          {post.pinned && <Badge>{site.texts.pinned}</Badge>}
          {post.category && <CategoryBadge category={post.category} />}
          <S.Facts>
            <time dateTime={post.date}>{formatDate(post.date, site.language.code)}</time>
            <span>{fillText(site.texts.readingTime, { count: post.readingMinutes }, site.language)}</span>
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
  posts: readonly PostSummary[]
  /** Shows the first article large. @default false */
  hasFeatured?: boolean
  /** Element of the titles. @default 'h2' */
  as?: 'h2' | 'h3'
}

/**
 * Articles in two columns. The featured article, and a last article without a neighbour, take both columns. Cards show authors if the articles
 * have several.
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
