import { type Area, isLeftOut } from './route-table'

/** Path of the page that lists every page. Without JavaScript, the search button opens it. */
export const SEARCH_PATH = '/search'

/** Returns the path of the page that lists every page; undefined if the site leaves it out. */
export const findListPath = (areas: readonly Area[]) => (isLeftOut(SEARCH_PATH, areas) ? undefined : SEARCH_PATH)
