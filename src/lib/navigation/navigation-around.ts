import { findSurround } from './find-surround'
import type { NavigationItem } from './navigation-item'
import { findBreadcrumbs, firstPage } from './read-navigation'

/**
 * The part of a tree that the HTML of a page shows: the levels that hold the page, groups that are open by their own word, and the pages
 * before and after it. Of other groups only what they are called and where their titles lead. Read as the whole tree is, it gives the same
 * breadcrumb, section and neighbours.
 * @param path the page; the outermost level alone where the tree lacks it
 */
export function navigationAround(items: readonly NavigationItem[], path: string): NavigationItem[] {
  const trail = findBreadcrumbs(items, path)
  const neighbours = findSurround(items, path).flatMap((page) =>
    page ? [{ page, groups: findBreadcrumbs(items, page.path).slice(0, -1) }] : [],
  )

  const show = (item: NavigationItem): NavigationItem => {
    if (!item.children?.length) return item
    if (item.defaultOpen || trail.includes(item)) return { ...item, children: item.children.map(show) }
    const kept = neighbours.flatMap(({ page: { children: _, ...page }, groups }) =>
      groups.includes(item) ? [page] : [],
    )
    const target = leadOf(item)
    return { ...item, children: kept[0]?.path === target.path ? kept : [target, ...kept] }
  }
  return items.map(show)
}

/** What a closed group has in place of its pages: where its title leads, without a title of its own. */
function leadOf(group: NavigationItem): NavigationItem {
  const first = firstPage(group)
  const { path, stem } = first ?? group
  return { title: '', path, stem, ...((!first || first === group) && { page: false }) }
}
