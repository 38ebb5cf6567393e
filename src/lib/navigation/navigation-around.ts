import { findSurround } from './find-surround'
import type { NavigationItem } from './navigation-item'
import { findBreadcrumbs, firstPage } from './read-navigation'

/** A page, and the groups that hold it. */
interface KeptPage {
  page: NavigationItem
  groups: readonly NavigationItem[]
}

/**
 * The part of a tree that the HTML of a page shows: the levels that hold the page, groups with `defaultOpen`, and the pages before and after it;
 * of other groups what `foldGroup` gives. Breadcrumb, section and neighbours found in it are those of the whole tree.
 * @param path the page. Where the tree lacks it, all groups of the outermost level are folded.
 */
export function navigationAround(items: readonly NavigationItem[], path: string): NavigationItem[] {
  const trail = findBreadcrumbs(items, path)
  const kept = findSurround(items, path).flatMap((page) =>
    page ? [{ page, groups: findBreadcrumbs(items, page.path).slice(0, -1) }] : [],
  )
  return items.map((item) => fold(item, trail, kept))
}

/**
 * A group as pages outside of it show it. Unless it has `defaultOpen`, one item without a title stands for its pages, with the path to which the
 * group's title leads.
 */
export const foldGroup = (group: NavigationItem): NavigationItem => fold(group, [], [])

function fold(item: NavigationItem, trail: readonly NavigationItem[], kept: readonly KeptPage[]): NavigationItem {
  if (!item.children?.length) return item
  if (item.defaultOpen || trail.includes(item)) {
    return { ...item, children: item.children.map((child) => fold(child, trail, kept)) }
  }
  const first = firstPage(item)
  const { path } = first ?? item
  const target: NavigationItem = {
    title: '',
    path,
    stem: item.stem,
    ...((!first || first === item) && { page: false }),
  }
  const pages = kept.flatMap(({ page: { children: _, ...page }, groups }) => (groups.includes(item) ? [page] : []))
  return { ...item, children: pages[0]?.path === path ? pages : [target, ...pages] }
}
