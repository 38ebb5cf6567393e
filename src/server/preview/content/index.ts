export { registerDraftContent } from './draft-content'
export { createDraftDatabase, type DraftDatabase } from './draft-database'
export { narrowView } from './narrow-view'
