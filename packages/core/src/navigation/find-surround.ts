import type { PageEntry } from '../collections'
import { compareByDate } from '../compare-by-date'
import { groupBy } from '../group-by'
import { onceForEach } from '../once-for-each'
import { withoutSlash } from '../url-path'
import type { NavigationItem } from './navigation-item'
import { flattenNavigation } from './read-navigation'

/** Maximum number of pages on each side of a page. */
export const MAX_SURROUND = 1000

/** Number of pages to return before and after a page. @default 1 each */
export interface SurroundCounts {
  before?: number
  after?: number
}

type DatedPage = Pick<PageEntry, 'path' | 'date' | 'sortKey'>

/**
 * Returns the pages before and after `path` in reading order: `before` items, then `after` items. Missing pages are null. If no page is at `path`,
 * all items are null.
 * @throws RangeError for a count that is not a whole number from 0 to `MAX_SURROUND`
 */
export const findSurround = (
  items: readonly NavigationItem[],
  path: string,
  counts?: SurroundCounts,
): (NavigationItem | null)[] => cutSurround(flattenNavigation(items), path, counts)

/** Like `findSurround`, but sorted by date from new to old, and limited to pages whose path has the same first segment. */
export const findSurroundByDate = <Page extends DatedPage>(
  pages: readonly Page[],
  path: string,
  counts?: SurroundCounts,
): (Page | null)[] => cutSurround((areasOf(pages).get(areaOf(path)) ?? []) as Page[], path, counts)

const areaOf = (path: string) => path.split('/')[1]

const areasOf = onceForEach((pages: readonly DatedPage[]) =>
  groupBy([...pages].sort(compareByDate), ({ path }) => [areaOf(path)]),
)

/** Returns the index of each page by its path. */
const positionsOf = onceForEach((pages: readonly { path: string }[]): ReadonlyMap<string, number> => {
  const positions = new Map<string, number>()
  for (const [position, { path }] of pages.entries()) if (!positions.has(path)) positions.set(path, position)
  return positions
})

function cutSurround<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
  { before = 1, after = 1 }: SurroundCounts = {},
): (Page | null)[] {
  checkCount('before', before)
  checkCount('after', after)
  const index = positionsOf(pages).get(withoutSlash(path))
  const at = (distance: number) => (index === undefined ? null : (pages[index + distance] ?? null))
  return [
    ...Array.from({ length: before }, (_, position) => at(position - before)),
    ...Array.from({ length: after }, (_, position) => at(position + 1)),
  ]
}

function checkCount(name: string, count: number) {
  if (Number.isInteger(count) && count >= 0 && count <= MAX_SURROUND) return
  // The playground's scripts are not type-checked.
  const got = typeof count === 'number' ? count : JSON.stringify(count)
  throw new RangeError(
    `"${name}" must be a whole number from 0 to ${MAX_SURROUND}, got ${got}. Set the number of pages to return.`,
  )
}
