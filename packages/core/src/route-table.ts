import { suggest } from './nearest'
import { positionOfText } from './position-of-text'
import { isBelow } from './url-path'

/** A row of the route table. */
export interface Route {
  /** One path, such as "/blog", or all paths below it: "/blog/*". */
  readonly path: string
  /** The collection of the pages. */
  readonly collection: string
  /** The template of the pages: a file of `src/templates`. */
  readonly template: string
  /**
   * What a list shows: the entries of a collection below its path, or below another one. With `pageSize` it shows so many a page, and more of them
   * at "/page/2" and so on below it; else all.
   */
  readonly list?: { readonly collection: string; readonly below?: string; readonly pageSize?: number }
}

/** How many pages a list has; a page that is no list is one. */
export function countListPages(
  { list }: Route,
  path: string,
  pages: readonly { readonly collection: string; readonly path: string }[],
): number {
  if (!list?.pageSize) return 1
  const shown = pages.filter((page) => page.collection === list.collection && isBelow(page.path, path))
  return Math.max(1, Math.ceil(shown.length / list.pageSize))
}

/** What the query of a list asks for as `$skip` and `$limit`. */
export const listVariables = ({ list }: Route, number = 1) =>
  list?.pageSize ? { skip: (number - 1) * list.pageSize, limit: list.pageSize } : undefined

/** The path of a page of a list; the first is the list's own. */
export const listPagePath = (path: string, number: number) => (number === 1 ? path : `${path}/page/${number}`)

/** The list that a page of it belongs to, and the number of the page. */
export function readListPage(path: string) {
  const [, list = path, number = '1'] = /^(.+)\/page\/([2-9]|[1-9]\d+)$/.exec(path) ?? []
  return { list, number: Number(number) }
}

/** A part of the site that menus link to. */
export interface Area {
  /** Where it is, such as "/blog". */
  readonly path: string
  /** False for an area that the site leaves out. */
  readonly isOpen: boolean
}

/** The row that a page belongs to: the first for its collection and path. */
export const findRoute = <Row extends Route>(routes: readonly Row[], collection: string, path: string) =>
  routes.find((route) => route.collection === collection && matchesPath(route.path, path))

const matchesPath = (pattern: string, path: string) =>
  pattern.endsWith('/*') ? path !== '/' && path.startsWith(pattern.slice(0, -1)) : pattern === path

/** A page to create: the entry at its path, the template that renders it, and the variables of its query. */
export interface PlannedPage<Entry> {
  entry: Entry
  path: string
  template: string
  variables: ReturnType<typeof listVariables>
}

/** Lists the pages of a route table: one for each entry that a row matches, and the further pages of lists. */
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

/** The paths of the areas: those of the rows, except "/" and "/*". What is below a list is a part of its area. */
export function listAreaPaths(routes: readonly Route[]): string[] {
  const paths = new Set(routes.map(({ path }) => path.replace(/\/\*?$/, '')).filter((path) => path !== ''))
  const lists = routes.flatMap(({ path, list }) => (list ? path : []))
  return [...paths].filter((path) => !lists.some((list) => path !== list && isBelow(path, list)))
}

/** The areas of a site. One with a row for its first page is open if that page exists, another one if any page below it exists. */
export function listAreas(routes: readonly Route[], pages: Iterable<string>): Area[] {
  const paths = new Set(pages)
  const hasOpening = (area: string) => routes.some(({ path }) => path === area)
  const hasPages = (area: string) => [...paths].some((path) => isBelow(path, area))
  return listAreaPaths(routes).map((path) => ({ path, isOpen: hasOpening(path) ? paths.has(path) : hasPages(path) }))
}

/** Whether a link of this site leads into an area that is left out. A nested area counts for itself. */
export function isLeftOut(target: string, areas: readonly Area[]): boolean {
  const path = target.replace(/[?#].*$/s, '')
  const [area] = areas.filter((one) => isBelow(path, one.path)).sort((a, b) => b.path.length - a.path.length)
  return area?.isOpen === false
}

/** Where the routes are written. */
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
 * The problems of the pages of a site: unknown templates in `routes` and areas in `disabledAreas`, pages without a row, and pages of an area
 * without a first page.
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
    `${locate(path)} in disabledAreas is no area.${suggest(path, names)} Areas: ${names.join(', ')}.`
  const describePage = ({ collection, path }: { collection: string; path: string }) => {
    if (!findRoute(routes, collection, path))
      return `The page ${path} of the collection "${collection}" fits no row of routes in ${CONFIG_FILE}. Add one, or move the file.`
    if (isLeftOut(path, areas))
      return `The page ${path} is in an area that nothing opens. Restore the index file of its folder, or name the area in disabledAreas of ${CONFIG_FILE}.`
    return []
  }
  const describeTemplate = (template: string) =>
    `${locate(template)} in routes is no template.${suggest(template, templates)} Templates are files of src/templates, such as "${templates[0]}".`
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

/** A menu without links into areas that are left out, and without empty groups. */
export const withoutLeftOut = <Entry extends MenuEntry>(entries: readonly Entry[], areas: readonly Area[]): Entry[] =>
  entries
    .filter(({ to }) => to === undefined || !isLeftOut(to, areas))
    .map((entry) => (entry.children ? { ...entry, children: withoutLeftOut(entry.children, areas) } : entry))
    .filter(({ to, children }) => to !== undefined || !children || children.some(hasLink))

const hasLink = ({ to, children }: MenuEntry): boolean => to !== undefined || Boolean(children?.some(hasLink))
