import { BRANCH_PARAMETER, PREVIEW_PARAMETER, STAGING_PARAMETER } from '~/lib/preview'
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
  const [url = '', search] = text.replace(/#.*/, '').split('?')
  const query = new URLSearchParams(search)
  const token = search === undefined ? text : (query.get(PREVIEW_PARAMETER) ?? '')
  if (readExpiry(token) === undefined) return undefined
  const { paths, branches } = readClaims(token) ?? {}
  return {
    token,
    path: search === undefined ? pathOf(paths?.[0] ?? '/') : pathOf(url),
    branch: query.get(BRANCH_PARAMETER) ?? branches?.[0] ?? '',
    isStaging: query.has(STAGING_PARAMETER),
  }
}

/** The path of a URL, or of a pattern such as "/docs/**". */
const pathOf = (url: string) =>
  URL.canParse(url, location.origin) ? new URL(url, location.origin).pathname.replace(/\/?\*.*/, '') || '/' : '/'
