import type { FolderEntry, PageEntry } from './collections'
import { compareBySortKey } from './compare-by-sort-key'
import { pathOf, titleFromSegment } from './content-path'
import { groupBy } from './group-by'
import { type NavigationItem, findSurround, findSurroundByDate, type SurroundCounts } from './navigation'
import { onceForEach } from './once-for-each'
import {
  fileLanguage,
  inFirstLanguage,
  listTranslations,
  pathInFirstLanguage,
  pathInLanguage,
  pathLanguage,
} from './translations'
import { withoutSlash } from './url-path'
import { folderVersion } from './versions'

/** The fields of a page that `buildNavigation` reads. */
export type NavigationPage = Pick<PageEntry, 'path' | 'stem' | 'sortKey' | 'title' | 'navigation' | 'meta'>

/** The fields of a folder's `.navigation.yml` that `buildNavigation` reads. */
export type NavigationFolder = Pick<FolderEntry, 'stem' | 'hidden' | 'config'>

type Flags = Partial<Omit<NavigationItem, 'children' | 'page' | 'path' | 'stem'>>

const INDEX = /(^|\/)(\d+\.)?(index|readme)(\.draft)?$/i

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isBoolean = (value: unknown) => typeof value === 'boolean'

/** Navigation fields of a page or folder, each with a check of its value, because `meta` may contain any value. */
const FLAGS: Record<keyof Flags, (value: unknown) => boolean> = {
  title: isText,
  icon: (value) => isText(asRecord(value)['body']),
  badge: isText,
  target: (value) => value === '_blank',
  disabled: isBoolean,
  active: isBoolean,
  defaultOpen: isBoolean,
}

/** Returns the valid navigation fields of the sources. If several sources set a field, the last one wins. */
function readFlags(...sources: unknown[]): Flags {
  const set = sources.flatMap((source) => Object.entries(asRecord(source)))
  return Object.fromEntries(
    set.filter(([name, value]) => Object.hasOwn(FLAGS, name) && FLAGS[name as keyof Flags](value)),
  )
}

const folderOf = (stem: string) => stem.slice(0, Math.max(0, stem.lastIndexOf('/')))

/** Builds the trees of a collection's pages and folders in all languages, the first language first. */
export function buildNavigation(
  pages: readonly NavigationPage[],
  folders: readonly NavigationFolder[],
): NavigationItem[] {
  const byLanguage = groupBy(pages, ({ path }) => [pathLanguage(path)])
  return [undefined, ...listTranslations()].flatMap((language) => {
    const own = (byLanguage.get(language) ?? []).map((page) => ({
      ...page,
      stem: inFirstLanguage(page.stem),
      path: pathInFirstLanguage(page.path),
    }))
    const inOriginal = folders.filter(({ stem }) => fileLanguage(stem) === undefined)
    const translated = folders.filter(({ stem }) => language !== undefined && fileLanguage(stem) === language)
    // A folder has the settings of the first language that its translation does not contain.
    const settings = [...inOriginal, ...translated.map((folder) => ({ ...folder, stem: inFirstLanguage(folder.stem) }))]
    return movePaths(buildTree(own, settings), language)
  })
}

/** Moves the paths of a tree into a language. */
const movePaths = (items: readonly NavigationItem[], language: string | undefined): NavigationItem[] =>
  items.map(({ children, ...item }) => ({
    ...item,
    path: pathInLanguage(item.path, language),
    ...(children && { children: movePaths(children, language) }),
  }))

/**
 * Builds the tree of one language, in the order of the files. The index of a folder, or a page with the name of the folder, is the
 * folder's page; a folder without such a page has `page: false`. Pages with `navigation: false` and hidden folders are left out.
 */
function buildTree(pages: readonly NavigationPage[], folders: readonly NavigationFolder[]): NavigationItem[] {
  const configs = new Map<string, Record<string, unknown>>()
  for (const { stem, config } of folders) {
    const path = pathOf(stem)
    configs.set(path, { ...configs.get(path), ...asRecord(config) })
  }
  const hidden = folders.filter((folder) => folder.hidden).map(({ stem }) => `${stem}/`)
  const roots: NavigationItem[] = []
  const items = new Map<string, NavigationItem>()

  const childrenOf = (stem: string): NavigationItem[] => (stem === '' ? roots : (itemOf(stem).children ??= []))

  /** Returns the item at a stem. A new item is a folder without a page. */
  const itemOf = (stem: string, path = pathOf(stem)): NavigationItem => {
    const known = items.get(path)
    if (known) return known
    const title = titleFromSegment(stem.slice(stem.lastIndexOf('/') + 1))
    const item: NavigationItem = { title, path, stem, page: false, ...readFlags(configs.get(path)) }
    items.set(path, item)
    childrenOf(folderOf(stem)).push(item)
    return item
  }

  const visible = pages.filter(
    (page) => page.navigation !== false && !hidden.some((stem) => `${page.stem}/`.startsWith(stem)),
  )
  for (const page of [...visible].sort(compareBySortKey)) {
    const folder = INDEX.test(page.stem) && folderOf(page.stem) !== '' ? folderOf(page.stem) : page.stem
    const path = pathOf(folder)
    const item = itemOf(folder, path)
    delete item.page
    Object.assign(
      item,
      { path: page.path, stem: page.stem },
      readFlags({ title: page.title }, page.meta, page.navigation, configs.get(path)),
    )
  }
  return roots
}

/** Identifies the language and the version of a page. */
const treeOf = (path: string, stem: string) => `${pathLanguage(path)} ${folderVersion(stem)}`

type Page = NavigationPage & Pick<PageEntry, 'date'>

/** Returns the navigation tree of each version in each language, and the pages by path. */
const navigationOf = onceForEach((pages: readonly Page[]) => {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return onceForEach((folders: readonly NavigationFolder[]) => {
    const trees = groupBy(buildNavigation(pages, folders), ({ path, stem }) => [treeOf(path, stem)])
    return { trees, byPath }
  })
})

/** Number of pages to return. With `order: 'date'`, pages are sorted by date instead of by file. */
export interface SurroundOrder extends SurroundCounts {
  order?: 'date' | undefined
}

/** Returns the pages of the same version before and after `path`, with the titles that navigation shows. Missing pages are null. */
export function buildSurround<Own extends Page>(
  pages: readonly Own[],
  folders: readonly NavigationFolder[],
  path: string,
  { order, ...counts }: SurroundOrder,
): (Own | null)[] {
  if (order === 'date') return findSurroundByDate(pages, path, counts)
  const { trees, byPath } = navigationOf(pages)(folders)
  const tree = treeOf(path, byPath.get(withoutSlash(path))?.stem ?? '')
  return findSurround(trees.get(tree) ?? [], path, counts).map(
    (item) => item && { ...(byPath.get(item.path) as Own), title: item.title },
  )
}
