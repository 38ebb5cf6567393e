import { onceForEach } from '../once-for-each'
import type { NavigationItem } from './navigation-item'

/** Returns the items from the root to each page, by path, in reading order. Computed once for a tree, because every page looks up its own trail. */
const trailsOf = onceForEach((items: readonly NavigationItem[]): ReadonlyMap<string, readonly NavigationItem[]> => {
  const trails = new Map<string, NavigationItem[]>()
  const add = (level: readonly NavigationItem[], above: NavigationItem[]) => {
    for (const item of level) {
      const trail = [...above, item]
      if (item.page !== false && !trails.has(item.path)) trails.set(item.path, trail)
      add(item.children ?? [], trail)
    }
  }
  add(items, [])
  return trails
})

/** Returns all pages of a tree in reading order. */
export const flattenNavigation = onceForEach((items: readonly NavigationItem[]): readonly NavigationItem[] =>
  Array.from(trailsOf(items).values(), (trail) => trail.at(-1)!),
)

/** Returns the items from the root to the page at `path`, including the page; an empty list if the tree lacks the page. */
export const findBreadcrumbs = (items: readonly NavigationItem[], path: string): readonly NavigationItem[] =>
  trailsOf(items).get(path) ?? []

/** Returns the first item for which `isWanted` returns true: the item itself, or an item below it in reading order. */
export function findFirst<Item extends { children?: readonly Item[] }>(
  item: Item,
  isWanted: (item: Item) => boolean,
): Item | undefined {
  if (isWanted(item)) return item
  for (const child of item.children ?? []) {
    const found = findFirst(child, isWanted)
    if (found) return found
  }
  return undefined
}

/** Returns the page to which a folder's title links: the folder's own page, or the first page below it. */
export const firstPage = (item: NavigationItem): NavigationItem | undefined =>
  findFirst(item, ({ page }) => page !== false)

/** Returns the sidebar group that contains a page or has the page as its own; undefined if there is none, or if the group has only one page. */
export function findSection(items: readonly NavigationItem[], path: string): NavigationItem | undefined {
  const trail = findBreadcrumbs(items, path)
  const section = [trail.at(-1), trail.at(-2)].find((item) => item?.children?.length)
  return section && flattenNavigation([section]).length > 1 ? section : undefined
}
