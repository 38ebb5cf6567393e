import { BRANCH_PARAMETER, findLinkToken, STAGING_PARAMETER } from '@galley/core/preview'
import { decodePath } from '@galley/core/url-path'
import { readClaims, readExpiry } from '../read-token'

/** What a pasted link or token opens. */
export interface PreviewLink {
  token: string
  path: string
  /** The branch to show; the server chooses when it is empty. */
  branch: string
  /** True for the second preview server. */
  isStaging: boolean
}

/** Reads a link to a preview, or a token alone; undefined for any other text. */
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

/** The path of a URL, or of a pattern such as "/docs/**"; "/" for a path that no page has. */
function pathOf(text: string) {
  const url = URL.canParse(text, location.origin) ? new URL(text, location.origin) : undefined
  // Only http URLs have a usable path: the path of "x:.evil.example" is ".evil.example".
  const path = (url && /^https?:$/.test(url.protocol) && url.pathname.replace(/\/?\*.*/, '')) || '/'
  return decodePath(path) === undefined ? '/' : path
}
