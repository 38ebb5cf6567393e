import type { PageEntry } from '../collections'
import { findSurround, findSurroundByDate, type SurroundCounts } from '../navigation'
import { onceForEach } from '../once-for-each'
import { buildNavigation, type NavigationFolder, type NavigationPage } from './build-navigation'

type Page = NavigationPage & Pick<PageEntry, 'date'>

/** Returns the navigation tree of a list of pages, and the pages by path. */
const navigationOf = onceForEach((pages: readonly Page[]) => {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return onceForEach((folders: readonly NavigationFolder[]) => ({ tree: buildNavigation(pages, folders), byPath }))
})

/** Number of pages to return, and `order: 'date'` to sort them by date instead of by file. */
export interface SurroundOrder extends SurroundCounts {
  order?: 'date' | undefined
}

/** Returns the pages before and after `path`, with the titles that navigation shows. Missing pages are null. */
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
