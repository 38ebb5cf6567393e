export { setDraftSearch, type DraftSource } from '@galley/search-engine/draft-source'
export { Search, type SearchProps } from './search'
export type { SearchButtonProps } from './search-button'
