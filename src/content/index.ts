export { askGit } from './compiler/ask-git'
export { baselineIdOf } from './compiler/baseline-id'
export type { CompiledFile } from './compiler/compile-file'
export { createCompileQueue } from './compiler/compile-queue'
export type { CompileRequest } from './compiler/compile-worker'
export { isDisabled } from './compiler/find-collection'
export { findImages } from './compiler/find-images'
export { readLastUpdated } from './compiler/last-updated'
export { manifestIdOf } from './compiler/manifest-id'
export {
  type ContentChange,
  type ContentFile,
  type ContentStore,
  createContentStore,
  pagePathOf,
} from './content-store'
export type { ContentView, PageName } from './content-view'
export { roleOf } from './file-role'
