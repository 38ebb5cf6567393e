import { REFUSAL, type PreviewSession } from '@galley/core/preview'
import { site } from '@galley/site'
import type { Activation } from '../activation'
import { END_SENTENCES } from '../bar/preview-texts'
import { createPreviewSession, PreviewFailure } from '../preview-session'
import { readExpiry } from '../read-token'
import { readPreviewLink } from './read-preview-link'

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
