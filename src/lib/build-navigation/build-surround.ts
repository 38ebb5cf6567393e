import { findSurround, findSurroundByDate, type DatedPage, type SurroundCounts } from '../navigation'
import { buildNavigation, type NavigationFolder, type NavigationPage } from './build-navigation'

/** Which pages stand beside one: the next by place, or by date. */
export interface SurroundOrder extends SurroundCounts {
  order?: 'date' | undefined
}

/** The pages around `path`, with the titles that navigation shows; null where there is no page. The date is read in an order by date only. */
export function buildSurround<Page extends NavigationPage & DatedPage>(
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
