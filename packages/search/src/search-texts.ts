/** The text of the button and of the empty field. */
export const SEARCH_PLACEHOLDER = 'Search...'
/** The accessible name of the field. */
export const SEARCH_ALTERNATIVE_TEXT = 'Type a command or search...'
