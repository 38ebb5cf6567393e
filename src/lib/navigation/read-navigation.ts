import type { NavigationItem } from './navigation-item'

/** Every item that is a page, in reading order. */
export const flattenNavigation = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [...(item.page === false ? [] : [item]), ...flattenNavigation(item.children ?? [])])

/** The items from the root to the page at `path`, that page included; empty when the tree lacks it. */
export function findBreadcrumbs(items: readonly NavigationItem[], path: string): NavigationItem[] {
  for (const item of items) {
    if (item.page !== false && item.path === path) return [item]
    const inner = findBreadcrumbs(item.children ?? [], path)
    if (inner.length > 0) return [item, ...inner]
  }
  return []
}

/** Where a folder's title leads: its own page, or the first page below it. */
export const firstPage = (item: NavigationItem): NavigationItem | undefined => flattenNavigation([item])[0]
