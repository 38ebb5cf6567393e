import { suggest } from './nearest'
import { positionOfText } from './position-of-text'
import { pathInFirstLanguage, pathLanguage } from './translations'
import { isBelow } from './url-path'

/** A row of the route table: renders pages of a collection with a template. */
export interface Route {
  /** One path, such as "/blog", or all paths below it: "/blog/*". */
  readonly path: string
  /** The collection of the pages. */
  readonly collection: string
  /** The template of the pages: a file of `src/templates`. */
  readonly template: string
  /**
   * The entries that a list shows: the entries of `collection` below the list's path, or below the path `below`. With `pageSize`, the list is split
   * into pages of that many entries at `{path}/page/2`, `{path}/page/3` and so on. Without it, one page shows all entries.
   */
  readonly list?: { readonly collection: string; readonly below?: string; readonly pageSize?: number }
}

/** Returns the number of pages of a list; 1 for a page without a list. */
export function countListPages(
  { list }: Route,
  path: string,
  pages: readonly { readonly collection: string; readonly path: string }[],
): number {
  if (!list?.pageSize) return 1
  const isShown = (page: { readonly collection: string; readonly path: string }) =>
    page.collection === list.collection && pathLanguage(page.path) === pathLanguage(path) && isBelow(page.path, path)
  const shown = pages.filter(isShown)
  return Math.max(1, Math.ceil(shown.length / list.pageSize))
}

/** Returns the variables `$skip` and `$limit` for the query of a list's page; undefined for a list without `pageSize`. */
export const listVariables = ({ list }: Route, number = 1) =>
  list?.pageSize ? { skip: (number - 1) * list.pageSize, limit: list.pageSize } : undefined

/** Returns the path of a list's page. The first page has the path of the list. */
export const listPagePath = (path: string, number: number) => (number === 1 ? path : `${path}/page/${number}`)

/** Splits the path of a list's page into the path of the list and the number of the page. */
export function readListPage(path: string) {
  const [, list = path, number = '1'] = /^(.+)\/page\/([2-9]|[1-9]\d+)$/.exec(path) ?? []
  return { list, number: Number(number) }
}

/** A part of the site that menus link to. */
export interface Area {
  /** Path of the area's first page, such as "/blog". */
  readonly path: string
  /** False for an area that the site leaves out. */
  readonly isOpen: boolean
}

/** Returns the first row that matches a page's collection and path. Rows apply to all languages. */
export const findRoute = <Row extends Route>(routes: readonly Row[], collection: string, path: string) =>
  routes.find((route) => route.collection === collection && matchesPath(route.path, pathInFirstLanguage(path)))

const matchesPath = (pattern: string, path: string) =>
  pattern.endsWith('/*') ? path !== '/' && path.startsWith(pattern.slice(0, -1)) : pattern === path

/** A page to create: the entry at its path, the template that renders it, and the variables of its query. */
export interface PlannedPage<Entry> {
  entry: Entry
  path: string
  template: string
  variables: ReturnType<typeof listVariables>
}

/** Lists the pages to create: a page for each entry that a row matches, and the further pages of lists. */
export const listPages = <Entry extends { readonly collection: string; readonly path: string }>(
  routes: readonly (Route & { template: string })[],
  entries: readonly Entry[],
): PlannedPage<Entry>[] =>
  entries.flatMap((entry) => {
    const route = findRoute(routes, entry.collection, entry.path)
    if (!route) return []
    return Array.from({ length: countListPages(route, entry.path, entries) }, (_, index) => ({
      entry,
      path: listPagePath(entry.path, index + 1),
      template: route.template,
      variables: listVariables(route, index + 1),
    }))
  })

/** Returns the paths of the areas: a path for each row except "/", "/*" and rows below a list. Rows below a list are part of the list's area. */
export function listAreaPaths(routes: readonly Route[]): string[] {
  const paths = new Set(routes.map(({ path }) => path.replace(/\/\*?$/, '')).filter((path) => path !== ''))
  const lists = routes.flatMap(({ path, list }) => (list ? path : []))
  return [...paths].filter((path) => !lists.some((list) => path !== list && isBelow(path, list)))
}

/**
 * Returns the areas of a site. An area with a row for its first page is part of the site (`isOpen`) if that page exists. Any other area is open if it
 * has a page.
 */
export function listAreas(routes: readonly Route[], pages: Iterable<string>): Area[] {
  const paths = new Set(pages)
  const hasOpening = (area: string) => routes.some(({ path }) => path === area)
  const hasPages = (area: string) => [...paths].some((path) => isBelow(path, area))
  return listAreaPaths(routes).map((path) => ({ path, isOpen: hasOpening(path) ? paths.has(path) : hasPages(path) }))
}

/** True if a link target is in an area that the site leaves out. The innermost area decides. */
export function isLeftOut(target: string, areas: readonly Area[]): boolean {
  const path = pathInFirstLanguage(target.replace(/[?#].*$/s, ''))
  const [area] = areas.filter((one) => isBelow(path, one.path)).sort((a, b) => b.path.length - a.path.length)
  return area?.isOpen === false
}

/** File that declares the routes. */
export const CONFIG_FILE = 'src/content.config.ts'

interface RouteSources {
  /** The text of `CONFIG_FILE`. */
  source: string
  routes: readonly Route[]
  disabledAreas: readonly string[]
  pages: readonly { readonly collection: string; readonly path: string }[]
  /** The names of the files of `src/templates`. */
  files: readonly string[]
}

/**
 * Reports unknown templates in `routes`, unknown areas in `disabledAreas`, pages that match no row, and pages in an area without a first page.
 */
export function findRouteProblems({ source, routes, disabledAreas, pages, files }: RouteSources): string[] {
  const templates = files.flatMap((file) => /^([^.]+)\.tsx$/.exec(file)?.[1] ?? [])
  const unknown = new Set(routes.map(({ template }) => template).filter((template) => !templates.includes(template)))
  const names = listAreaPaths(routes)
  const areas = listAreas(
    routes,
    pages.map(({ path }) => path),
  )
  const locate = (text: string) => {
    const { line, column } = positionOfText(text, source)
    return `${CONFIG_FILE}:${line}:${column}  "${text}"`
  }
  const describeName = (path: string) =>
    `${locate(path)} in disabledAreas is not an area.${suggest(path, names)} Areas: ${names.join(', ')}.`
  const describePage = ({ collection, path }: { collection: string; path: string }) => {
    if (!findRoute(routes, collection, path))
      return `The page ${path} of the collection "${collection}" matches no row of routes in ${CONFIG_FILE}. Add a row, or move the file.`
    if (isLeftOut(path, areas))
      return `The page ${path} is in an area without a first page. Restore the index file of its folder, or add the area to disabledAreas in ${CONFIG_FILE}.`
    return []
  }
  const describeTemplate = (template: string) =>
    `${locate(template)} in routes is not a template.${suggest(template, templates)} Templates are files of src/templates, such as "${templates[0]}".`
  return [
    ...[...unknown].map(describeTemplate),
    ...disabledAreas.filter((path) => !names.includes(path)).map(describeName),
    ...pages.flatMap(describePage),
  ]
}

/** An entry of a menu: a link, a group, or a link with a group. */
interface MenuEntry {
  readonly to?: string
  readonly children?: readonly MenuEntry[]
}

/** Returns a menu without links into areas that the site leaves out, and without groups that become empty. */
export const withoutLeftOut = <Entry extends MenuEntry>(entries: readonly Entry[], areas: readonly Area[]): Entry[] =>
  entries
    .filter(({ to }) => to === undefined || !isLeftOut(to, areas))
    .map((entry) => (entry.children ? { ...entry, children: withoutLeftOut(entry.children, areas) } : entry))
    .filter(({ to, children }) => to !== undefined || !children || children.some(hasLink))

const hasLink = ({ to, children }: MenuEntry): boolean => to !== undefined || Boolean(children?.some(hasLink))
