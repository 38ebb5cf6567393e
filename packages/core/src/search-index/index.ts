export { listPages, listTexts, readLinks, type PageSections, type SiteLinks } from './area-pages'
export { listPostings, mergePostings } from './list-postings'
export { findMarks, MARK_NAME, markWords, type MarkedPiece } from './mark-words'
export { findArea, listAreaPages, type SearchArea } from './search-area'
export { listDocuments, listPageDetails, type SearchDocument, type SearchPage } from './search-document'
export {
  anchorOf,
  fromDifferences,
  measureText,
  packPages,
  pageTextsPath,
  SEARCH_FOLDER,
  SEARCH_INDEX_FOLDER,
  SEARCH_MANIFEST_PATH,
  toDifferences,
  unpackPages,
  type AreaIndex,
  type IndexedPage,
  type IndexShard,
  type IndexSlice,
  type IndexVocabulary,
  type PageTexts,
  type SearchManifest,
} from './search-files'
export {
  BODY_FIELDS,
  type Chunk,
  findChunks,
  foldLetters,
  type KnownTerms,
  listBodyTerms,
  listTerms,
  type Word,
} from './words'
