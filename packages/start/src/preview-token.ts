import { TOKEN_NAME } from '@galley/core/preview'
import { withStorage } from './storage'

/** A token in the query of a URL; there may be several. */
export const IN_QUERY = /[?&]preview(?:=([^&]*))?(?=&|$)/
/** A token in its fragment: without "=" it is a heading of that name. */
export const IN_FRAGMENT = /[#&]preview=([^&]*)/

/** The token of a preview in the URL: empty when the URL turns the preview off, undefined when it says nothing of previews. */
export function readPreviewToken() {
  const found = IN_FRAGMENT.exec(location.hash) ?? IN_QUERY.exec(location.search)
  return found ? (found[1] ?? '') : undefined
}

/** Whether a preview of before goes on. */
export const isPreviewKept = () =>
  document.cookie.includes(`${TOKEN_NAME}=`) || Boolean(withStorage(() => sessionStorage.getItem(TOKEN_NAME)))
