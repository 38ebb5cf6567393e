import {
  AGAINST_NAME,
  API_NAME,
  BRANCH_NAME,
  BRANCH_PARAMETER,
  STAGING_PARAMETER,
  TOKEN_NAME,
} from '@galley/core/preview'
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

/** The sources that may name a preview when a page opens. */
export interface ActivationSources {
  /** Query of the URL. */
  search: string
  /** Token of the URL; undefined if it has none. */
  token?: string | undefined
  /** All cookies, in the form of `document.cookie`. */
  cookie: string
  /** Reads a value of the tab's session storage. */
  readKept: (key: string) => string | null
  preview: { api: string; stagingApi: string }
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Returns the preview that a page shows; undefined for none. The URL takes precedence over the session storage of the tab, and the storage over
 * the cookie.
 */
export function readActivation({
  search,
  token: named,
  cookie,
  readKept,
  preview,
  now,
}: ActivationSources): Activation | undefined {
  const query = new URLSearchParams(search)
  if (!preview.api) return undefined
  const kept = readKept(TOKEN_NAME)
  const isOver = kept !== null && (readExpiry(kept) ?? Infinity) < now
  const token = named ?? ((isOver ? readCookie(cookie) : kept) || kept || readCookie(cookie))
  if (!token) return undefined
  // A new link starts without the values of the previous one.
  const readOwn = (key: string) => (named === undefined ? readKept(key) : null)
  const keptApi = readOwn(API_NAME)
  // A stored API counts only if the site configures it: no other server may receive the token.
  const known = [preview.api, preview.stagingApi].find((api) => api !== '' && api === keptApi)
  const isStaging = query.has(STAGING_PARAMETER) && preview.stagingApi !== ''
  return {
    token,
    api: isStaging ? preview.stagingApi : (known ?? preview.api),
    branch: query.get(BRANCH_PARAMETER) ?? readOwn(BRANCH_NAME) ?? '',
    against: readOwn(AGAINST_NAME) ?? '',
  }
}

function readCookie(cookies: string) {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${TOKEN_NAME}=`))
  return found?.slice(TOKEN_NAME.length + 1)
}

/** The cookies and the session storage of the browser. */
export interface ActivationStorage {
  isSecure: boolean
  setCookie: (cookie: string) => void
  keep: (key: string, value: string) => void
}

/** Stores the preview in the browser. The cookie gives access to the documents of a preview build; a frame of another site may have no cookies. */
export function keepActivation({ token, api, branch, against }: Activation, { keep, ...cookies }: ActivationStorage) {
  keep(TOKEN_NAME, token)
  keep(API_NAME, api)
  keep(BRANCH_NAME, branch)
  keep(AGAINST_NAME, against)
  keepCookie(token, cookies)
}

/** Stores the token in a cookie for a number of seconds. Without `seconds`, the cookie ends when the browser closes. */
export function keepCookie(token: string, { isSecure, setCookie }: Omit<ActivationStorage, 'keep'>, seconds?: number) {
  const age = seconds === undefined ? '' : `; Max-Age=${Math.max(0, Math.floor(seconds))}`
  setCookie(`${TOKEN_NAME}=${token}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}${age}`)
}

/** Returns the session storage of the tab; undefined if the browser forbids it, for example in a frame of another site. */
export function readStorage() {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

export const browserStorage = (): ActivationStorage => ({
  isSecure: location.protocol === 'https:',
  setCookie: (cookie) => {
    document.cookie = cookie
  },
  keep: (key, value) => {
    try {
      readStorage()?.setItem(key, value)
    } catch {
      // The storage is full: the preview ends with this page.
    }
  },
})
