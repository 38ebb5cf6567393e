import { TOKEN_NAME } from '@galley/core/preview'
import { ownKey, withStorage } from './storage'

/** Matches one preview token in the query of a URL. A query may have several tokens. */
export const IN_QUERY = /[?&]preview(?:=([^&]*))?(?=&|$)/
/** Matches a preview token in the hash of a URL. "#preview" without "=" is the id of a heading. */
export const IN_FRAGMENT = /[#&]preview=([^&]*)/

/** Returns the preview token in the URL: "" if the URL ends the preview, undefined if the URL has no token. */
export function readPreviewToken() {
  const found = IN_FRAGMENT.exec(location.hash) ?? IN_QUERY.exec(location.search)
  return found ? (found[1] ?? '') : undefined
}

/** True if an earlier preview is still active. */
export const isPreviewKept = () =>
  document.cookie.includes(`${TOKEN_NAME}=`) || Boolean(withStorage(() => sessionStorage.getItem(ownKey(TOKEN_NAME))))
