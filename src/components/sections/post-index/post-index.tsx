import * as React from 'react'
import { Link } from '~/components/ui/link'
import { formatDate } from '~/lib/format-date'
import { site } from '~/site'
import * as S from './post-index.styles'

/** What one line shows of an article. */
export interface IndexedPost {
  readonly path: string
  readonly title: string
  /** Day of publication, such as "2026-11-20". */
  readonly date: string
}

/** Articles as one line each, under the year of their publication. They are in the order of the dates. */
export function PostIndex({ posts }: { posts: readonly IndexedPost[] }) {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
  return years.map((year) => (
    <S.Year key={year} aria-labelledby={`year-${year}`}>
      <S.Title id={`year-${year}`}>{year}</S.Title>
      <S.Posts role="list">
        {posts
          .filter(({ date }) => date.startsWith(year))
          .map(({ path, title, date }) => (
            <li key={path}>
              <time dateTime={date}>{formatDate(date, site.language, 'dayOfYear')}</time>
              <Link to={path}>{title}</Link>
            </li>
          ))}
      </S.Posts>
    </S.Year>
  ))
}
