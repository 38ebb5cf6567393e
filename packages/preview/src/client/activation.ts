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
  /** The current branch; the server chooses when it is empty. */
  branch: string
  /** The branch that changes are counted against; empty for the published site. */
  against: string
}

/** What a page knows when it is opened. */
export interface ActivationSources {
  /** The query of the URL. */
  search: string
  /** The token of the URL, when it has one. */
  token?: string | undefined
  /** All cookies, as `document.cookie` gives them. */
  cookie: string
  /** What the session keeps under a key. */
  readKept: (key: string) => string | null
  preview: { api: string; stagingApi: string }
  /** Milliseconds since 1970. */
  now: number
}

/** Which preview a page shows: that of its URL, else the one that this tab was in, else the one that the browser is in; undefined for none. */
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
  /** Of another link nothing is taken over. */
  const readOwn = (key: string) => (named === undefined ? readKept(key) : null)
  const keptApi = readOwn(API_NAME)
  // A stored API counts only if it is one of ours: others must not get the token.
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

/** Where a browser stores a preview: in a cookie and in the tab's session storage. */
export interface ActivationStorage {
  isSecure: boolean
  setCookie: (cookie: string) => void
  keep: (key: string, value: string) => void
}

/** Stores the preview in the browser. The cookie is for documents of a preview build; in a frame of another site there may be none. */
export function keepActivation({ token, api, branch, against }: Activation, { keep, ...cookies }: ActivationStorage) {
  keep(TOKEN_NAME, token)
  keep(API_NAME, api)
  keep(BRANCH_NAME, branch)
  keep(AGAINST_NAME, against)
  keepCookie(token, cookies)
}

/** Keeps the token as a cookie: for so many seconds, or until the browser closes. */
export function keepCookie(token: string, { isSecure, setCookie }: Omit<ActivationStorage, 'keep'>, seconds?: number) {
  const age = seconds === undefined ? '' : `; Max-Age=${Math.max(0, Math.floor(seconds))}`
  setCookie(`${TOKEN_NAME}=${token}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}${age}`)
}
