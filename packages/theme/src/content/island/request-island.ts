import type { IslandAnswer } from '@galley/core/island'
import { requestJson, StatusError } from '@galley/core/request'

export const NO_SERVER = 'This part needs the server of the site, which this host does not run.'

/** The reason why an island cannot be shown. */
export interface IslandProblem {
  message: string
  /** True if the same request may succeed later. */
  canRetry: boolean
}

/**
 * Fetches an island of this site. Rejects redirects, because the page trusts the HTML of the response.
 * @throws SyntaxError if the response is not an island
 */
export async function requestIsland(url: string, signal: AbortSignal): Promise<IslandAnswer> {
  const answer = await requestJson<Partial<IslandAnswer> | null>(url, { signal, redirect: 'error' })
  const { html, styles, title } = answer ?? {}
  if (typeof html !== 'string' || typeof styles !== 'string') throw new SyntaxError(`${url} did not return an island.`)
  return { html, styles, ...(title !== undefined && { title }) }
}

/** Describes an error for the reader. A static host returns an HTML page instead of JSON, which is a SyntaxError here. */
export function describeProblem(error: Error): IslandProblem {
  if (error instanceof SyntaxError) return { message: NO_SERVER, canRetry: false }
  if (!(error instanceof StatusError)) return { message: error.message, canRetry: true }
  const { status, reason, message } = error
  const canRetry = status >= 500 || status === 429
  return { message: reason ?? (canRetry ? message : NO_SERVER), canRetry }
}
