export { baselineIdOf, baselineOfContent, buildBaseline, DRAFT_DIGEST } from './build-baseline'
export type { CompiledFile } from './compiler/compilation'
export { createCompileQueue } from './compiler/compile-queue'
export type { CompileRequest } from './compiler/compile-worker'
export { digestSources } from './compiler/digest-sources'
export { isDisabled } from './compiler/find-collection'
export { findImages } from './compiler/find-images'
export { DATES_VARIABLE, type FileHistory, readGivenHistory, readHistory } from './compiler/file-history'
export {
  type ContentFile,
  isUnpublished,
  manifestIdOf,
  navigationKey,
  navigationPageOf,
  pagePathOf,
  releaseOf,
} from './content-file'
export { type ContentStore, type ContentStoreOptions, createContentStore } from './content-store'
export type { ContentView, PageName } from './content-state'
export type { ContentChange } from './describe-change'
export type { CheckedFile } from './compiler/find-shared-problems'
export { writeEditorFiles } from './editor/write-editor-files'
export { findLinkedFolders, findUnused } from './find-unused'
export { describeUnread, listDownloads, listUnpublished } from './store-lists'
export { listFiles } from './read-saved'
export { watchSources } from './watch-sources'
export { digestOf, digestWith, needsBuild, roleOf } from './file-role'
export {
  type ContentLinks,
  createTargetCheck,
  findDeadContentLinks,
  findPosition,
  targetResolver,
  idsOf,
  type KnownTargets,
  type PageIds,
  readTarget,
} from './links'
export {
  listFolderRedirects,
  listSlugRedirects,
  type PageAnchors,
  readRedirectFile,
  readRedirects,
  REDIRECT_FILE,
} from './redirects/read-redirects'
