import {
  AGAINST_NAME,
  API_NAME,
  BRANCH_NAME,
  BRANCH_PARAMETER,
  STAGING_PARAMETER,
  TOKEN_NAME,
} from '@galley/core/preview'
import { site } from '@galley/site'
import { ownKey, withStorage } from '@galley/start/storage'
import { readExpiry } from './read-token'

export interface Activation {
  token: string
  /** Origin of the preview server; "/" for the page's own. */
  api: string
  /** The branch to show; empty for the server's default branch. */
  branch: string
  /** The branch to count changes against; empty for the published site. */
  against: string
}

// The browser may forbid the session storage, for example in a frame of another site, or the storage may be full. The preview then ends with the
// page.
const readKept = (key: string) => withStorage(() => sessionStorage.getItem(ownKey(key)))

/** Stores a value for the tab. */
export const keep = (key: string, value: string) => withStorage(() => sessionStorage.setItem(ownKey(key), value))

function readCookie() {
  const found = document.cookie.split(/;\s*/).find((cookie) => cookie.startsWith(`${TOKEN_NAME}=`))
  return found?.slice(TOKEN_NAME.length + 1)
}

/**
 * Returns the preview that a page shows; undefined for none. The URL takes precedence over the session storage of the tab, and the storage over
 * the cookie.
 * @param search The query of the URL.
 * @param named The token of the URL; undefined if the URL has none.
 */
export function readActivation(search: string, named: string | undefined): Activation | undefined {
  const { api, stagingApi } = site.preview
  if (!api) return undefined
  const query = new URLSearchParams(search)
  const kept = readKept(TOKEN_NAME)
  const isOver = kept && (readExpiry(kept) ?? Infinity) < Date.now()
  const token = named ?? ((isOver ? readCookie() : kept) || kept || readCookie())
  if (!token) return undefined
  // A new link starts without the values of the previous one.
  const readOwn = (key: string) => (named === undefined ? readKept(key) : undefined)
  const keptApi = readOwn(API_NAME)
  // A stored API counts only if the site configures the same API: no other server may receive the token.
  const usesStaging = stagingApi !== '' && (query.has(STAGING_PARAMETER) || keptApi === stagingApi)
  return {
    token,
    api: usesStaging ? stagingApi : api,
    branch: query.get(BRANCH_PARAMETER) ?? readOwn(BRANCH_NAME) ?? '',
    against: readOwn(AGAINST_NAME) ?? '',
  }
}

/**
 * Stores the preview in the browser. The cookie gives access to the documents of a preview build. In a frame on another site, the browser may reject
 * cookies.
 */
export function keepActivation({ token, api, branch, against }: Activation) {
  keep(TOKEN_NAME, token)
  keep(API_NAME, api)
  keep(BRANCH_NAME, branch)
  keep(AGAINST_NAME, against)
  keepCookie(token)
}

/** Stores the token in a cookie for a number of seconds. Without `seconds`, the cookie ends when the browser closes. */
export function keepCookie(token: string, seconds?: number) {
  const age = seconds === undefined ? '' : `; Max-Age=${Math.max(0, Math.floor(seconds))}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${TOKEN_NAME}=${token}; Path=${site.basePath}/; SameSite=Lax${secure}${age}`
}
