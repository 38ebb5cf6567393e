import { REFUSAL, type PreviewSession } from '@galley/core/preview'
import { site } from '@galley/site'
import type { Activation } from '../activation'
import { END_SENTENCES } from '../bar/preview-texts'
import { createPreviewSession, PreviewFailure } from '../preview-session'
import { readExpiry } from '../read-token'
import { readPreviewLink } from './read-preview-link'

/** Messages for a pasted text that opens no preview. */
export const PROBLEMS = {
  empty: 'Paste a preview link or a token.',
  unreadable:
    'This is neither a preview link nor a token. Paste the whole link, with everything after "preview=", or the token alone.',
  noStaging:
    'This link is for a staging preview server, which this site does not have. Check the site of the link, or ask for another link.',
  expired: END_SENTENCES.expired,
  refused: `${REFUSAL.error} This one was revoked, or is for another server or branch.`,
  offline: 'You are offline. Connect to the network, then try again.',
  unreachable: (server: string) =>
    `The preview server at ${server} cannot be reached. Try again later. If the server is running, add ${location.origin} to its PREVIEW_ORIGINS.`,
} as const

/** A preview that the server accepts. */
export interface AcceptedLink {
  activation: Activation
  path: string
  session: PreviewSession
}

/** Checks a pasted link or token with the preview server. Returns a message for the editor if the server does not accept it. */
export async function checkLink(pasted: string): Promise<AcceptedLink | string> {
  if (pasted.trim() === '') return PROBLEMS.empty
  const link = readPreviewLink(pasted)
  if (!link) return PROBLEMS.unreadable
  const { token, branch, path, isStaging } = link
  const api = isStaging ? site.preview.stagingApi : site.preview.api
  if (!api) return PROBLEMS.noStaging
  const server = createPreviewSession({
    api,
    token,
    branch,
    readBaseline: async () => undefined,
    fetch: (input, init) => fetch(input, init),
  })
  try {
    return { activation: { token, api, branch, against: '' }, path, session: await server.readSession() }
  } catch (error) {
    if (!(error instanceof PreviewFailure))
      return navigator.onLine ? PROBLEMS.unreachable(new URL(api, location.origin).origin) : PROBLEMS.offline
    if (error.status !== 401) return error.message
    const isExpired = (readExpiry(token) ?? Infinity) <= (error.date ?? Date.now())
    return isExpired ? PROBLEMS.expired : PROBLEMS.refused
  }
}
