/** What is in the button and in the empty field. */
export const SEARCH_PLACEHOLDER = 'Search...'
/** What screen readers call the field. */
export const SEARCH_ALTERNATIVE_TEXT = 'Type a command or search...'
