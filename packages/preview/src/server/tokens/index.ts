export { createGuard, type Guard, type GuardOptions, registerGuard } from './guard'
export { clearedPreviewCookie, previewCookie, readCookie } from './preview-cookie'
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
export { createTokens, type ShareOptions, type SignedToken, type TokenOptions, type Tokens } from './tokens'
