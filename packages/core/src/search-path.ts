import { type Area, isLeftOut } from './route-table'

/** The page that lists every page; the search button leads there where there are no scripts. */
export const SEARCH_PATH = '/search'

/** The page that lists every page, if the site has it. */
export const findListPath = (areas: readonly Area[]) => (isLeftOut(SEARCH_PATH, areas) ? undefined : SEARCH_PATH)
