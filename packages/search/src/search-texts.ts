/** Text of the button and placeholder of the field. */
export const SEARCH_PLACEHOLDER = 'Search...'
/** Accessible name of the field. */
export const SEARCH_ALTERNATIVE_TEXT = 'Type a command or search...'
