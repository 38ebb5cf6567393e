import type { Area } from '../route-table'
import type { NavigationItem } from './navigation-item'

/** Path of the documentation. Pages of the same collection at other paths are not part of its sidebar. */
export const DOCS_PATH = '/docs'

/** Result of the GraphQL query for the navigation that every page shows. */
export interface SiteNavigation {
  /** The navigation tree of the documentation's collection. */
  contentNavigation: NavigationItem[]
  contentAreas: Area[]
}

/** Returns the items below `DOCS_PATH` in the tree of the collection. */
export const docsIn = (navigation: readonly NavigationItem[]): readonly NavigationItem[] =>
  navigation.find(({ path }) => path === DOCS_PATH)?.children ?? []
