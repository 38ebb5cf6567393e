import { pathOf } from '@galley/core/content-path'
import type { NavigationItem } from '@galley/core/navigation'
import { isBelow } from '@galley/core/url-path'

const listItems = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [item, ...listItems(item.children ?? [])])

/**
 * Returns the file to create for a path without a page. The file is in the folder of the nearest parent in the navigation, including the order
 * numbers of the folder.
 * @returns a path below `content/`; undefined if no file name results in this path
 */
export function fileOfPath(path: string, navigation: readonly NavigationItem[]): string | undefined {
  const above = listItems(navigation).findLast((item) => isBelow(path, item.path))
  const folder = above?.stem.replace(/\/index$/, '') ?? ''
  const rest = path === '/' ? '' : path.slice(above?.path.length)
  const file = (folder + (rest || '/index')).replace(/^\//, '')
  return pathOf(file) === path ? `${file}.md` : undefined
}
