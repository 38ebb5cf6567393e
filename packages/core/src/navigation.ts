import type { PageEntry } from './collections'
import { compareByDate } from './compare-by-date'
import { groupBy } from './group-by'
import type { IconData } from './icon-data'
import { onceForEach } from './once-for-each'
import type { Area } from './route-table'
import { pathInFirstLanguage, pathLanguage } from './translations'
import { isBelow, withoutSlash } from './url-path'
import { DOCS_PATH, folderVersion, isInDocs } from './versions'

/** An item of a collection's navigation tree: a page, a folder with a page, or a folder without a page (`page: false`). */
export interface NavigationItem {
  title: string
  path: string
  /** The file below `content/`, with order numbers, without its extension. */
  stem: string
  children?: NavigationItem[]
  /** False for a folder without a page. No page is then at `path`. */
  page?: false
  icon?: IconData
  badge?: string
  target?: '_blank'
  disabled?: boolean
  active?: boolean
  defaultOpen?: boolean
}

/** Result of the GraphQL query for the navigation that every page shows. */
export interface SiteNavigation {
  /** The navigation tree of the documentation's collection. */
  contentNavigation: NavigationItem[]
  contentAreas: Area[]
}

/** True for the item of a version's documentation. */
const isDocs = ({ path, stem }: NavigationItem) =>
  pathInFirstLanguage(path) === DOCS_PATH || folderVersion(stem) !== undefined

/** Returns the item of each version's documentation in the language of a path, the current version first. */
export const listDocs = (navigation: readonly NavigationItem[], path = DOCS_PATH) =>
  navigation.filter((item) => isDocs(item) && pathLanguage(item.path) === pathLanguage(path))

/** Returns the item of the documentation that contains a path, or else of the current version. */
function findDocs(navigation: readonly NavigationItem[], path: string) {
  const docs = listDocs(navigation, path)
  return (
    docs.findLast((item) => isBelow(path, item.path)) ?? docs.find((item) => folderVersion(item.stem) === undefined)
  )
}

/** Returns the items below the documentation in the tree of the collection. `path` selects the version that contains this path. */
export const docsIn = (navigation: readonly NavigationItem[], path = DOCS_PATH): readonly NavigationItem[] =>
  findDocs(navigation, path)?.children ?? []

/** The page of a version to which a page corresponds. */
export interface VersionPage {
  /** Name of the version; undefined for the current version. */
  version: string | undefined
  path: string
  /** True for the version of the page itself. */
  isOwn: boolean
  /** False if the version lacks the page. `path` is then the page of the nearest folder above, or the first page of this folder. */
  isSame: boolean
}

/** Lists the pages of all versions to which the page at `path` corresponds. The list is empty for a page outside of the documentation. */
export function listVersionPages(navigation: readonly NavigationItem[], path: string): VersionPage[] {
  if (!isInDocs(path)) return []
  const own = findDocs(navigation, path)
  return listDocs(navigation, path).flatMap((docs) => {
    const wanted = docs.path + path.slice((own?.path ?? docs.path).length)
    const nearest = findNearestPage(docs, wanted)?.path
    const isOwn = docs === own
    const isSame = isOwn || nearest === wanted
    const version = folderVersion(docs.stem)
    return nearest === undefined ? [] : { version, path: isSame ? wanted : nearest, isOwn, isSame }
  })
}

/** Returns the page at a path, or the page of the nearest folder above: the folder's own page or its first page. */
function findNearestPage(item: NavigationItem, path: string): NavigationItem | undefined {
  const inner = item.path === path ? undefined : item.children?.find((child) => isBelow(path, child.path))
  return (inner && findNearestPage(inner, path)) ?? firstPage(item)
}

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

/**
 * Returns the sidebar group of a page: the group whose own page it is, or else the group that contains it. Returns undefined without such a group, or
 * if the group has only one page.
 */
export function findSection(items: readonly NavigationItem[], path: string): NavigationItem | undefined {
  const trail = findBreadcrumbs(items, path)
  const section = [trail.at(-1), trail.at(-2)].find((item) => item?.children?.length)
  return section && flattenNavigation([section]).length > 1 ? section : undefined
}

/** Maximum number of pages on each side of a page. */
export const MAX_SURROUND = 1000

/** Number of pages to return before and after a page. @default 1 each */
export interface SurroundCounts {
  before?: number
  after?: number
}

type DatedPage = Pick<PageEntry, 'path' | 'date' | 'sortKey'>

/**
 * Returns the pages before and after `path` in reading order: `before` items, then `after` items. Missing pages are null. If no page is at `path`,
 * all items are null.
 * @throws RangeError for a count that is not a whole number from 0 to `MAX_SURROUND`
 */
export const findSurround = (
  items: readonly NavigationItem[],
  path: string,
  counts?: SurroundCounts,
): (NavigationItem | null)[] => cutSurround(flattenNavigation(items), path, counts)

/** Returns the same as `findSurround`, but sorts pages by date from new to old, and only includes pages whose path has the same first segment. */
export const findSurroundByDate = <Page extends DatedPage>(
  pages: readonly Page[],
  path: string,
  counts?: SurroundCounts,
): (Page | null)[] => cutSurround((areasOf(pages).get(areaOf(path)) ?? []) as Page[], path, counts)

const areaOf = (path: string) => [pathLanguage(path), pathInFirstLanguage(path).split('/')[1]].join(' ')

const areasOf = onceForEach((pages: readonly DatedPage[]) =>
  groupBy([...pages].sort(compareByDate), ({ path }) => [areaOf(path)]),
)

/** Returns the index of each page by its path. */
const positionsOf = onceForEach((pages: readonly { path: string }[]): ReadonlyMap<string, number> => {
  const positions = new Map<string, number>()
  for (const [position, { path }] of pages.entries()) if (!positions.has(path)) positions.set(path, position)
  return positions
})

function cutSurround<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
  { before = 1, after = 1 }: SurroundCounts = {},
): (Page | null)[] {
  checkCount('before', before)
  checkCount('after', after)
  const index = positionsOf(pages).get(withoutSlash(path))
  const at = (distance: number) => (index === undefined ? null : (pages[index + distance] ?? null))
  return [
    ...Array.from({ length: before }, (_, position) => at(position - before)),
    ...Array.from({ length: after }, (_, position) => at(position + 1)),
  ]
}

function checkCount(name: string, count: number) {
  if (Number.isInteger(count) && count >= 0 && count <= MAX_SURROUND) return
  // The playground's scripts are not type-checked.
  const got = typeof count === 'number' ? count : JSON.stringify(count)
  throw new RangeError(
    `"${name}" must be a whole number from 0 to ${MAX_SURROUND}, got ${got}. Set the number of pages to return.`,
  )
}

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
 * Returns a group in the form for pages outside of the group. A group without `defaultOpen` gets a single item without a title instead of its pages.
 * This item has the path to which the group's title links.
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
