export type { Column, ColumnKind } from './columns'
export { columnsOf } from './columns'
export type { Collection, PagePreset } from './define-collection'
export { defineData, definePages, keyOfReferences, navigationFlags, translationSchema } from './define-collection'
export type {
  DataEntry,
  Entry,
  FolderEntry,
  PageCollectionName,
  PageEntry,
  PageNode,
  PlacedReference,
  PlacedUnique,
  RowOf,
} from './entry'
export { findPageNodes, pageCollectionNames } from './entry'
export { buildGraphqlTypes, FILE_TYPES } from './graphql-types'
export { findReferrers, findRelated, hasRelated, listReferrers } from './referrers'
export {
  copyIdOf,
  fieldsInLanguage,
  isUntranslated,
  listPaths,
  listUntranslated,
  pathOfText,
  referenceInFirstLanguage,
  referenceInLanguage,
  slugInLanguage,
  withUntranslated,
} from './page-languages'
