import { type Area, isLeftOut } from '@galley/core/route-table'
import { SEARCH_PATH } from '@galley/core/search-path'

/** What is in the button and in the empty field. */
export const SEARCH_PLACEHOLDER = 'Search...'
/** What screen readers call the field. */
export const SEARCH_ALTERNATIVE_TEXT = 'Type a command or search...'
/** The page that lists every page, if the site has it. */
export const findListPath = (areas: readonly Area[]) => (isLeftOut(SEARCH_PATH, areas) ? undefined : SEARCH_PATH)
