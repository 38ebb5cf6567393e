import type { PageEntry } from '../collections'
import { findSurround, findSurroundByDate, type SurroundCounts } from '../navigation'
import { onceForEach } from '../once-for-each'
import { buildNavigation, type NavigationFolder, type NavigationPage } from './build-navigation'

type Page = NavigationPage & Pick<PageEntry, 'date'>

/** The pages of a list in navigation, and by their paths. */
const navigationOf = onceForEach((pages: readonly Page[]) => {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return onceForEach((folders: readonly NavigationFolder[]) => ({ tree: buildNavigation(pages, folders), byPath }))
})

/** How many pages to give, and whether their order is by date instead of by file. */
export interface SurroundOrder extends SurroundCounts {
  order?: 'date' | undefined
}

/** The pages around `path`, with the titles that navigation shows; null where there is no page. */
export function buildSurround<Own extends Page>(
  pages: readonly Own[],
  folders: readonly NavigationFolder[],
  path: string,
  { order, ...counts }: SurroundOrder,
): (Own | null)[] {
  if (order === 'date') return findSurroundByDate(pages, path, counts)
  const { tree, byPath } = navigationOf(pages)(folders)
  return findSurround(tree, path, counts).map(
    (item) => item && { ...(byPath.get(item.path) as Own), title: item.title },
  )
}
