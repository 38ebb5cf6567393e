import type { PageEntry } from '../collections'
import { compareByDate } from '../compare-by-date'
import { groupBy } from '../group-by'
import { onceForEach } from '../once-for-each'
import { withoutSlash } from '../url-path'
import type { NavigationItem } from './navigation-item'
import { flattenNavigation } from './read-navigation'

/** The most pages on each side of a page. */
export const MAX_SURROUND = 1000

/** How many pages to give before and after a page. */
export interface SurroundCounts {
  before?: number
  after?: number
}

type DatedPage = Pick<PageEntry, 'path' | 'date' | 'sortKey'>

/** The pages around `path` in reading order: `before` items, then `after` items; null where there is no page, or no page at `path`. */
export const findSurround = (
  items: readonly NavigationItem[],
  path: string,
  counts?: SurroundCounts,
): (NavigationItem | null)[] => cutSurround(flattenNavigation(items), path, counts)

/** The same with the newest page first, among the pages of one area: those that share the first part of the path. */
export const findSurroundByDate = <Page extends DatedPage>(
  pages: readonly Page[],
  path: string,
  counts?: SurroundCounts,
): (Page | null)[] => cutSurround((areasOf(pages).get(areaOf(path)) ?? []) as Page[], path, counts)

const areaOf = (path: string) => path.split('/')[1]

const areasOf = onceForEach((pages: readonly DatedPage[]) =>
  groupBy([...pages].sort(compareByDate), ({ path }) => [areaOf(path)]),
)

/** Where each page of a list is. */
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
  // Scripts in the playground have no types.
  const got = typeof count === 'number' ? count : JSON.stringify(count)
  throw new RangeError(
    `"${name}" must be a whole number from 0 to ${MAX_SURROUND}, got ${got}. Say how many pages to give.`,
  )
}
