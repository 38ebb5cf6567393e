import { findSurround } from './find-surround'
import type { NavigationItem } from './navigation-item'
import { findBreadcrumbs, firstPage } from './read-navigation'

/**
 * Returns the part of a tree that the HTML of a page shows: the groups that contain the page, groups with `defaultOpen`, and the pages before and
 * after the page. Other groups are folded, see `foldGroup`. Breadcrumbs, section and neighbours of the page are the same as in the whole tree.
 * @param path Path of the page. If the tree lacks it, all groups of the first level are folded.
 */
export function navigationAround(items: readonly NavigationItem[], path: string): NavigationItem[] {
  const trail = findBreadcrumbs(items, path)
  const neighbours = findSurround(items, path).map((page) => (page ? findBreadcrumbs(items, page.path) : []))
  return items.map((item) => fold(item, trail, neighbours))
}

/**
 * Returns a group as pages outside of it show it. Unless the group has `defaultOpen`, a single item without a title replaces its pages, with the path
 * to which the group's title links.
 */
export const foldGroup = (group: NavigationItem): NavigationItem => fold(group, [], [])

/** The items from the root to a page. */
type Trail = readonly NavigationItem[]

function fold(item: NavigationItem, trail: Trail, neighbours: readonly Trail[]): NavigationItem {
  if (!item.children?.length) return item
  if (item.defaultOpen || trail.includes(item)) {
    return { ...item, children: item.children.map((child) => fold(child, trail, neighbours)) }
  }
  const first = firstPage(item)
  const { path } = first ?? item
  const target: NavigationItem = {
    title: '',
    path,
    stem: item.stem,
    ...((!first || first === item) && { page: false }),
  }
  const pages = neighbours.filter((way) => way.slice(0, -1).includes(item)).map((way) => withoutChildren(way.at(-1)!))
  return { ...item, children: pages[0]?.path === path ? pages : [target, ...pages] }
}

const withoutChildren = ({ children: _, ...page }: NavigationItem): NavigationItem => page
