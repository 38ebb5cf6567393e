import * as React from 'react'
import { listPagePath } from '@galley/core/route-table'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { Link } from '@galley/ui/link'
import * as S from './page-numbers.styles'

interface PageNumbersProps {
  /** Path of the list's first page. */
  path: string
  /** Number of the current page, from 1. */
  current: number
  /** Number of pages. */
  count: number
}

/** Links to the other pages of a list. Skips pages far from the current page. */
export function PageNumbers({ path, current, count }: PageNumbersProps) {
  if (count < 2) return null
  return (
    <S.Root aria-label={site.texts.listPages}>
      {current > 1 && (
        <Link to={listPagePath(path, current - 1)} rel="prev">
          {site.texts.newer}
        </Link>
      )}
      <S.Numbers role="list">
        {chooseNumbers(current, count).map((number, index, numbers) => (
          <li key={number} data-gap={number - (numbers[index - 1] ?? 0) > 1 || undefined}>
            <Link
              to={listPagePath(path, number)}
              aria-label={fillText(site.texts.listPage, { number }, site.language)}
              aria-current={number === current ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </S.Numbers>
      {current < count && (
        <Link to={listPagePath(path, current + 1)} rel="next">
          {site.texts.older}
        </Link>
      )}
    </S.Root>
  )
}

/** Returns the first, the last, the current page and its neighbours. */
const chooseNumbers = (current: number, count: number) =>
  [...new Set([1, current - 1, current, current + 1, count])].filter((number) => number >= 1 && number <= count)
