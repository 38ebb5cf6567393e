import { findSurround } from './find-surround'
import type { NavigationItem } from './navigation-item'
import { findBreadcrumbs, firstPage } from './read-navigation'

/**
 * The part of a tree that the HTML of a page shows: the levels that hold the page, groups with `defaultOpen`, and the pages before and after it;
 * of other groups what `foldGroup` gives. Breadcrumb, section and neighbours found in it are those of the whole tree.
 * @param path the page. Where the tree lacks it, all groups of the outermost level are folded.
 */
export function navigationAround(items: readonly NavigationItem[], path: string): NavigationItem[] {
  const trail = findBreadcrumbs(items, path)
  const neighbours = findSurround(items, path).map((page) => (page ? findBreadcrumbs(items, page.path) : []))
  return items.map((item) => fold(item, trail, neighbours))
}

/**
 * A group as pages outside of it show it. Unless it has `defaultOpen`, one item without a title stands for its pages, with the path to which the
 * group's title leads.
 */
export const foldGroup = (group: NavigationItem): NavigationItem => fold(group, [], [])

/** A trail has the items from the root to a page. */
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
