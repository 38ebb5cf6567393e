export { createGuard, type Guard, previewCookie, readCookie, registerGuard } from './guard'
export { deriveKey, findPreviewFolder, readSecret } from './preview-secret'
export { createRevocations, type Revocations, revocationsFile } from './revocations'
export { findVisiblePath, maySeeBranch, maySeePath } from './scopes'
export {
  createSharedLinks,
  MAX_SHARED_LINKS,
  type SharedLinks,
  SharedLinksError,
  sharedLinksFile,
} from './shared-links'
export { createTokens, type TokenOptions, type Tokens } from './tokens'
