import type { IslandAnswer } from '@galley/core/island'
import { requestJson, StatusError } from '@galley/core/request'

export const NO_SERVER = 'The server of this site renders this part, and this host does not run it.'

/** Why an island is not shown. */
export interface IslandProblem {
  message: string
  /** Whether the same request may be answered later. */
  canRetry: boolean
}

/** Fetches an island of this site. Its HTML is trusted as the page's own, so an answer from elsewhere is none. */
export async function requestIsland(url: string, signal: AbortSignal): Promise<IslandAnswer> {
  const answer = await requestJson<Partial<IslandAnswer> | null>(url, { signal, redirect: 'error' })
  const { html, styles, title } = answer ?? {}
  if (typeof html !== 'string' || typeof styles !== 'string')
    throw new SyntaxError(`${url} did not answer with an island.`)
  return { html, styles, ...(title !== undefined && { title }) }
}

/** A host of files answers with a page of its own where the server answers with JSON. */
export function describeProblem(error: Error): IslandProblem {
  if (error instanceof SyntaxError) return { message: NO_SERVER, canRetry: false }
  if (!(error instanceof StatusError)) return { message: error.message, canRetry: true }
  const { status, reason, message } = error
  const canRetry = status >= 500 || status === 429
  return { message: reason ?? (canRetry ? message : NO_SERVER), canRetry }
}
