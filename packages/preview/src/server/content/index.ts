export { registerDraftContent } from './draft-content'
export { databaseOf } from './draft-database'
export { narrowView } from './narrow-view'
