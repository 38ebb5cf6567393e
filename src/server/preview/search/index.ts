export { buildDraftSearch } from './build-draft-search'
