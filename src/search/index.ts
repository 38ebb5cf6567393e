export { Search, type SearchProps } from './search'
export type { SearchButtonProps } from './search-button'
export { openSearch } from './search-store'
export { SEARCH_PATH, SEARCH_PLACEHOLDER } from './search-texts'
