import * as React from 'react'
import { useId } from 'react'
import { site } from '@galley/site'
import { distance } from 'fastest-levenshtein'
import * as S from './nearest-pages.styles'

/** Number of suggested pages. */
export const NEAREST_COUNT = 3

/** A page that can be suggested, such as a navigation item. */
interface KnownPage {
  path: string
  title: string
}

/** Suggested pages for an unknown URL. */
export function NearestPages({ pages }: { pages: readonly KnownPage[] }) {
  const titleId = useId()
  return (
    <S.Root aria-labelledby={titleId}>
      <S.Title id={titleId}>{site.texts.nearestPages}</S.Title>
      <S.List role="list">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <S.Page to={path}>
              {title}
              <S.Path>{path}</S.Path>
            </S.Page>
          </li>
        ))}
      </S.List>
    </S.Root>
  )
}

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .split(/[/\-_.]+/)
    .filter(Boolean)

/**
 * Returns the difference of two words, from 0 (equal) to 1 (unrelated). Tolerates less if the first letters differ, because typos
 * rarely change the first letter.
 */
function unlike(a: string, b: string) {
  const share = distance(a, b) / Math.max(a.length, b.length)
  return share > (a[0] === b[0] ? 0.5 : 0.34) ? 1 : share
}

/** Returns the distance of a path from the words: each word counts against its nearest word in the path, and longer paths score slightly worse. */
function score(words: readonly string[], path: string): number {
  const own = wordsOf(path)
  const parts = words.map((word) => Math.min(1, ...own.map((other) => unlike(word, other))))
  return parts.reduce((sum, part) => sum + part, 0) + own.length * 0.05
}

/** Returns the pages whose paths are most similar to `path`, most similar first. */
export function findNearestPages(path: string, pages: readonly KnownPage[]): KnownPage[] {
  const words = wordsOf(path)
  return pages
    .map((page) => ({ page, score: score(words, page.path) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, NEAREST_COUNT)
    .map(({ page }) => page)
}
