import * as React from 'react'
import { formatDate } from '@galley/core/format-date'
import { site } from '@galley/site'
import { Link } from '@galley/ui/link'
import * as S from './post-index.styles'

/** An article in one line. */
export interface IndexedPost {
  readonly path: string
  readonly title: string
  /** Day of publication, such as "2026-11-20". */
  readonly date: string
}

interface PostIndexProps {
  posts: readonly IndexedPost[]
  /** Element of the years. @default 'h2' */
  as?: 'h2' | 'h3'
}

/** Articles as one line each, grouped by year. `posts` must be sorted by date. */
export function PostIndex({ posts, as }: PostIndexProps) {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
  return years.map((year) => (
    <S.Year key={year} aria-label={year}>
      <S.Title as={as}>{year}</S.Title>
      <S.Posts role="list">
        {posts
          .filter(({ date }) => date.startsWith(year))
          .map(({ path, title, date }) => (
            <li key={path}>
              <time dateTime={date}>{formatDate(date, site.language.code, 'dayOfYear')}</time>
              <Link to={path}>{title}</Link>
            </li>
          ))}
      </S.Posts>
    </S.Year>
  ))
}
