import type { PageEntry } from '../collections'
import { findSurround, findSurroundByDate, type SurroundCounts } from '../navigation'
import { buildNavigation, type NavigationFolder, type NavigationPage } from './build-navigation'

/** How many pages to give, and whether their order is by date instead of by file. */
export interface SurroundOrder extends SurroundCounts {
  order?: 'date' | undefined
}

/** The pages around `path`, with the titles that navigation shows; null where there is no page. */
export function buildSurround<Page extends NavigationPage & Pick<PageEntry, 'date'>>(
  pages: readonly Page[],
  folders: readonly NavigationFolder[],
  path: string,
  { order, ...counts }: SurroundOrder,
): (Page | null)[] {
  if (order === 'date') return findSurroundByDate(pages, path, counts)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return findSurround(buildNavigation(pages, folders), path, counts).map(
    (item) => item && { ...byPath.get(item.path)!, title: item.title },
  )
}
