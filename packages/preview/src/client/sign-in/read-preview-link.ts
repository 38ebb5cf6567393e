import { BRANCH_PARAMETER, findLinkToken, STAGING_PARAMETER } from '@galley/core/preview'
import { decodePath } from '@galley/core/url-path'
import { readClaims, readExpiry } from '../read-token'

export interface PreviewLink {
  token: string
  path: string
  /** The branch to show; empty for the server's default branch. */
  branch: string
  /** True for the staging preview server. */
  isStaging: boolean
}

/** Parses a preview link or a token; undefined for any other text. */
export function readPreviewLink(pasted: string): PreviewLink | undefined {
  // Mail programs break long lines.
  const text = pasted.replace(/\s+/g, '')
  const isLink = /[?#]/.test(text)
  const token = isLink ? (findLinkToken(text) ?? '') : text
  if (readExpiry(token) === undefined) return undefined
  const [url = '', search] = text.replace(/#.*/, '').split('?')
  const query = new URLSearchParams(search)
  const { paths, branches } = readClaims(token) ?? {}
  return {
    token,
    path: isLink ? pathOf(url) : pathOf(paths?.[0] ?? '/'),
    branch: query.get(BRANCH_PARAMETER) ?? branches?.[0] ?? '',
    isStaging: query.has(STAGING_PARAMETER),
  }
}

/** Returns the path of a URL, or of a pattern such as "/docs/**"; "/" for anything else. */
function pathOf(text: string) {
  const url = URL.canParse(text, location.origin) ? new URL(text, location.origin) : undefined
  // Only http URLs have a usable path: the path of "x:.evil.example" is ".evil.example".
  const path = (url && /^https?:$/.test(url.protocol) && url.pathname.replace(/\/?\*.*/, '')) || '/'
  return decodePath(path) === undefined ? '/' : path
}
