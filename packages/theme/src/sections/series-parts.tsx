import * as React from 'react'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { Link } from '@galley/ui/link'
import * as S from './series-parts.styles'

/** A series of articles. */
export interface Series {
  readonly title: string
  readonly path: string
  /** Parts, newest first. */
  readonly posts: readonly { readonly path: string; readonly title: string }[]
}

interface SeriesPartsProps {
  series: Series
  /** Path of the current article. */
  current: string
}

/** The parts of a series, with the current article marked. */
export function SeriesParts({ series: { title, path, posts }, current }: SeriesPartsProps) {
  const parts = [...posts].reverse()
  const number = parts.findIndex((part) => part.path === current) + 1
  const [before, after] = fillText(site.texts.seriesPart, { number, count: parts.length }, site.language).split(
    '{series}',
  )
  return (
    <S.Root aria-label={fillText(site.texts.series, { title }, site.language)}>
      <S.Title>
        {before}
        <Link to={path}>{title}</Link>
        {after}
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
