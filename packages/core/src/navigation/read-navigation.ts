import { onceForEach } from '../once-for-each'
import type { NavigationItem } from './navigation-item'

/** Every page of a tree in reading order, by its path, with the items from the root to it. Every page looks itself up. */
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

/** Every item that is a page, in reading order. */
export const flattenNavigation = onceForEach((items: readonly NavigationItem[]): readonly NavigationItem[] =>
  Array.from(trailsOf(items).values(), (trail) => trail.at(-1)!),
)

/** The items from the root to the page at `path`, that page included; empty when the tree lacks it. */
export const findBreadcrumbs = (items: readonly NavigationItem[], path: string): readonly NavigationItem[] =>
  trailsOf(items).get(path) ?? []

/** The first item that is wanted: the item itself, or one below it, in reading order. */
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

/** The page that a folder's title links to: its own page, or the first page below it. */
export const firstPage = (item: NavigationItem): NavigationItem | undefined =>
  findFirst(item, ({ page }) => page !== false)

/** The group of the sidebar that a page is in, or leads; undefined for a page in none, and for a group of one page. */
export function findSection(items: readonly NavigationItem[], path: string): NavigationItem | undefined {
  const trail = findBreadcrumbs(items, path)
  const section = [trail.at(-1), trail.at(-2)].find((item) => item?.children?.length)
  return section && flattenNavigation([section]).length > 1 ? section : undefined
}
