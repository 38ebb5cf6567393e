import type { NavigationItem } from '@galley/core/navigation'
import { findArea, type SearchArea } from '@galley/core/search-index'

/** A page as its list needs it. */
export interface ListedPage {
  readonly path: string
  readonly title: string
  /** What its front matter says: false leaves it out. */
  readonly search: unknown
  /** Day of publication. */
  readonly date?: string
}

/** A page, or a folder whose title leads nowhere. */
export interface ListedItem {
  title: string
  path?: string
  items?: ListedItem[]
}

/** The pages of an area. */
export interface ListedArea extends SearchArea {
  /** True where the area itself is a page. */
  isPage: boolean
  items: ListedItem[]
}

/** The pages of each area: those of the navigation as it nests them, then the others, the newest first, those without a date as given. Areas without pages are left out. */
export function listPages(
  pages: readonly ListedPage[],
  areas: readonly SearchArea[],
  navigation: readonly NavigationItem[],
): ListedArea[] {
  const shown = pages.filter(({ search }) => search !== false)
  const paths = new Set(shown.map(({ path }) => path))
  const nested = new Set<string>()

  const nest = (items: readonly NavigationItem[]): ListedItem[] =>
    items.flatMap(({ title, path, page, children = [] }) => {
      const inner = nest(children)
      const isShown = page !== false && paths.has(path)
      if (isShown) nested.add(path)
      if (!isShown && inner.length === 0) return []
      return [{ title, ...(isShown && { path }), ...(inner.length > 0 && { items: inner }) }]
    })

  return areas.flatMap((area) => {
    const isInside = ({ path }: { path: string }) => findArea(path, areas) === area
    const tree = nest(navigation.filter(isInside))
    // The home page is one of many; elsewhere the page of an area is its title.
    const isHead = ({ path }: ListedPage) => path === area.pathPrefix && path !== '/'
    const others = shown
      .filter((page) => isInside(page) && !isHead(page) && !nested.has(page.path))
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    const items = [...tree, ...others.map(({ title, path }) => ({ title, path }))]
    const isPage = shown.some(isHead)
    return items.length > 0 || isPage ? [{ ...area, isPage, items }] : []
  })
}
