/** The page that lists every page; the search button leads there where there are no scripts. */
export const SEARCH_PATH = '/search'
