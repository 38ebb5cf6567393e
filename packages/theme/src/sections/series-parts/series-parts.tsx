import * as React from 'react'
import { Link } from '@galley/ui/link'
import * as S from './series-parts.styles'

/** Articles that are read in order. */
export interface Series {
  readonly title: string
  readonly path: string
  /** Its parts, the newest first. */
  readonly posts: readonly { readonly path: string; readonly title: string }[]
}

interface SeriesPartsProps {
  series: Series
  /** Path of the article that the reader is on. */
  current: string
}

/** The parts of the series that an article belongs to. */
export function SeriesParts({ series: { title, path, posts }, current }: SeriesPartsProps) {
  const parts = [...posts].reverse()
  const number = parts.findIndex((part) => part.path === current) + 1
  return (
    <S.Root aria-label={`Series: ${title}`}>
      <S.Title>
        Part {number} of {parts.length} of <Link to={path}>{title}</Link>
      </S.Title>
      <ol>
        {parts.map((part) => (
          <li key={part.path}>
            {part.path === current ? (
              <span aria-current="page">{part.title}</span>
            ) : (
              <Link to={part.path}>{part.title}</Link>
            )}
          </li>
        ))}
      </ol>
    </S.Root>
  )
}
