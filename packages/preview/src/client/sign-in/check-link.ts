import { addBasePath, removeBasePath } from '@galley/core/base-path'
import { BRANCH_PARAMETER, findLinkToken, type PreviewSession, REFUSAL, STAGING_PARAMETER } from '@galley/core/preview'
import { decodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import type { Activation } from '../activation'
import { END_SENTENCES } from '../bar/preview-texts'
import { createPreviewSession, PreviewFailure } from '../preview-session'
import { readClaims, readExpiry } from '../read-token'

/** A preview that the server accepts. */
export interface AcceptedLink {
  activation: Activation
  path: string
  session: PreviewSession
}

/** Checks a pasted link or token with the preview server. Returns a message for the editor if the server rejects the link. */
export async function checkLink(pasted: string): Promise<AcceptedLink | string> {
  if (pasted.trim() === '') return 'Paste a preview link or a token.'
  const link = readPreviewLink(pasted)
  if (!link) {
    return 'This is neither a preview link nor a token. Paste the whole link, with everything after "preview=", or the token alone.'
  }
  const { token, branch, path, isStaging } = link
  const api = isStaging ? site.preview.stagingApi : site.preview.api
  if (!api) {
    return 'This link is for a staging preview server, which this site does not have. Check the site of the link, or ask for another link.'
  }
  const server = createPreviewSession({ api, token, branch })
  try {
    return { activation: { token, api, branch, against: '' }, path, session: await server.readSession() }
  } catch (error) {
    if (!(error instanceof PreviewFailure)) {
      if (!navigator.onLine) return 'You are offline. Connect to the network, then try again.'
      const { origin } = new URL(api, location.origin)
      return `The preview server at ${origin} cannot be reached. Try again later. If the server is running, add ${location.origin} to its PREVIEW_ORIGINS.`
    }
    if (error.status !== 401) return error.message
    const isExpired = (readExpiry(token) ?? Infinity) <= (error.date ?? Date.now())
    if (isExpired) return END_SENTENCES.expired
    return `${REFUSAL.error} The link was revoked, or is for another server or branch.`
  }
}

interface PreviewLink {
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
    path: pathOf(isLink ? url : addBasePath(paths?.[0] ?? '/', site.basePath)),
    branch: query.get(BRANCH_PARAMETER) ?? branches?.[0] ?? '',
    isStaging: query.has(STAGING_PARAMETER),
  }
}

/** Returns the path of a URL without the base path, or of a pattern such as "/docs/**"; "/" for anything else. */
function pathOf(text: string) {
  const url = URL.canParse(text, location.origin) ? new URL(text, location.origin) : undefined
  // Only http URLs have a usable path: the path of "x:.evil.example" is ".evil.example".
  const path = (url && /^https?:$/.test(url.protocol) && url.pathname.replace(/\/?\*.*/, '')) || '/'
  return (decodePath(path) && removeBasePath(path, site.basePath)) ?? '/'
}
