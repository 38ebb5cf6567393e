import type { Area } from '../route-table'
import type { NavigationItem } from './navigation-item'

/** Where the documentation is. Other pages of its collection are pages of their own. */
export const DOCS_PATH = '/docs'

/** What every page may show of the others, as the data layer answers it. */
export interface SiteNavigation {
  /** The navigation tree of the documentation's collection. */
  contentNavigation: NavigationItem[]
  contentAreas: Area[]
}

/** The pages of /docs in the tree of their collection. */
export const docsIn = (navigation: readonly NavigationItem[]): readonly NavigationItem[] =>
  navigation.find(({ path }) => path === DOCS_PATH)?.children ?? []
