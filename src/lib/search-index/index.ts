export { FIELD_TAGS, localSearchIndexes, type StoredSection } from './local-search-options'
export { findMarks, markWords, type MarkedPiece } from './mark-words'
export { findArea, type SearchArea } from './search-area'
export type { SearchPage } from './search-document'
export {
  fromDifferences,
  pageTextsPath,
  readHeadings,
  SEARCH_FOLDER,
  SEARCH_INDEX_FOLDER,
  SEARCH_MANIFEST_PATH,
  toDifferences,
  writeHeading,
  type AreaIndex,
  type IndexedPage,
  type IndexShard,
  type IndexSlice,
  type IndexVocabulary,
  type PageTexts,
  type SearchManifest,
} from './search-files'
export { findChunks, foldLetters, listTerms, type Word } from './words'
