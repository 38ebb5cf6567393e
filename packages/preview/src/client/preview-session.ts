import type { NavigationItem } from '@galley/core/navigation'
import {
  type Baseline,
  type BuildState,
  type CorrectedLinks,
  type DraftChanges,
  type DraftSearch,
  type OldLinks,
  PREVIEW_API,
  type PreviewBranchSummary,
  type PreviewPage,
  type PreviewSession as SessionAnswer,
  type SharedLink,
  type UnsavedDocument,
} from '@galley/core/preview'
import { requestJson, requestText, StatusError } from '@galley/core/request'

/** A draft may have to be compiled first, so the preview server has longer than others. */
export const PREVIEW_TIMEOUT_MS = 20_000

/** What the preview server answers when it does not answer what was asked for. */
export class PreviewFailure extends Error {
  override name = 'PreviewFailure'

  constructor(
    message: string,
    readonly status: number,
    /** What the server said of the time, in milliseconds since 1970. */
    readonly date?: number,
  ) {
    super(message)
  }
}

export interface PreviewSessionOptions {
  /** Origin of the preview server; "/" for the page's own. */
  api: string
  token: string
  /** @default the server's */
  branch?: string
  /** What this page's build was made from; undefined when it does not say. Rejects when it cannot be loaded. */
  readBaseline: () => Promise<Baseline | undefined>
  fetch: typeof fetch
}

interface Request {
  method?: 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  query?: Record<string, string>
  signal?: AbortSignal | undefined
}

/** What else than our branch and its build a request is about. */
interface Comparison {
  /** What the changes are counted against. @default the build */
  against?: string
  /** Another branch that is asked. @default ours */
  branch?: string
}

/** The preview server, as a page talks to it. */
export function createPreviewSession({ api, token, branch, readBaseline, fetch: send }: PreviewSessionOptions) {
  const origin = api.replace(/\/$/, '')
  const authorization = { Authorization: `Bearer ${token}` }
  let uploading: Promise<unknown> | undefined

  /** For our branch, unless the query names another one. */
  const urlOf = (path: string, query: Record<string, string> = {}) => {
    const text = new URLSearchParams({ ...query, ...(branch && !query['branch'] && { branch }) }).toString()
    return `${origin}${PREVIEW_API}/${path}${text && `?${text}`}`
  }

  const ask = async (path: string, { method, body, query, signal }: Request = {}): Promise<unknown> => {
    // These are answered without a word.
    const request = method === 'PUT' || method === 'DELETE' ? requestText : requestJson
    try {
      return await request(urlOf(path, query), {
        method: method ?? 'GET',
        headers: { ...authorization, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        // The token is in the header; a cookie of another origin would say nothing.
        credentials: origin === '' ? 'same-origin' : 'omit',
        signal: signal ?? null,
        fetch: send,
        limitMs: PREVIEW_TIMEOUT_MS,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch (error) {
      throw error instanceof StatusError ? failureOf(error, origin) : error
    }
  }

  /** Requests the changes since this page's build, and sends the baseline to a server that does not know it. */
  const askWithBaseline = async (path: string, { query, ...request }: Request = {}): Promise<unknown> => {
    const baseline = await readBaseline()
    const askNow = () => ask(path, { ...request, query: { ...query, ...(baseline && { baseline: baseline.id }) } })
    try {
      return await askNow()
    } catch (error) {
      // Without a baseline the caller learns of it by this error.
      if (!baseline || !(error instanceof UnknownBaseline)) throw error
      uploading ??= ask(`baselines/${encodeURIComponent(baseline.id)}`, { method: 'PUT', body: baseline }).finally(
        () => (uploading = undefined),
      )
      await uploading
      return askNow()
    }
  }

  return {
    urlOf,
    authorization,
    /** Who looks, and what they may see. */
    readSession: (signal?: AbortSignal) => ask('session', { signal }) as Promise<SessionAnswer>,
    readChanges: (signal?: AbortSignal, { against }: Comparison = {}) =>
      askWithBaseline('changes', { query: against === undefined ? {} : { against }, signal }) as Promise<DraftChanges>,
    /** The page at a path; null when there is none. */
    readPage: async (path: string, signal?: AbortSignal, comparison: Comparison = {}) => {
      try {
        return (await askWithBaseline('page', { query: { path, ...comparison }, signal })) as PreviewPage
      } catch (error) {
        if (error instanceof PreviewFailure && error.status === 404) return null
        throw error
      }
    },
    /** The page of a text that is not saved. */
    renderUnsaved: (document: UnsavedDocument & { path?: string }, signal?: AbortSignal) =>
      askWithBaseline('page', { method: 'POST', body: document, signal }) as Promise<PreviewPage>,
    readNavigation: (signal?: AbortSignal, { branch: other }: Comparison = {}) =>
      askWithBaseline('navigation', {
        query: { collection: 'docs', ...(other !== undefined && { branch: other }) },
        signal,
      }) as Promise<NavigationItem[]>,
    /** The branches that the token may see; answered also when ours is gone. */
    readBranches: async () => ((await ask('branches')) as { branches: PreviewBranchSummary[] }).branches,
    readSearch: () => askWithBaseline('search') as Promise<DraftSearch>,
    /** The links to where a page was. */
    readLinks: (path: string, comparison: Comparison) =>
      askWithBaseline('links', { query: { path, ...comparison } }) as Promise<OldLinks>,
    /** Corrects them in files that hold what was seen. */
    correctLinks: (path: string, files: OldLinks['files'], comparison: Comparison) =>
      askWithBaseline('links', {
        method: 'POST',
        body: { files },
        query: { path, ...comparison },
      }) as Promise<CorrectedLinks>,
    /** A token for a link to a page; `expires` is an ISO date. */
    share: (path: string, expires: string) =>
      ask('share', { method: 'POST', body: { path, expires } }) as Promise<{ token: string; expires: string }>,
    /** The links that were shared from the token and are still valid. */
    readShares: async () => ((await ask('shares')) as { shares: SharedLink[] }).shares,
    revokeShare: async (id: string) => {
      await ask(`shares/${id}`, { method: 'DELETE' })
    },
    /** Says which page the tab with this stream shows. */
    showPresence: (stream: string, path: string) => ask(`presence/${stream}`, { method: 'PUT', body: { path } }),
    startBuild: () => ask('build', { method: 'POST' }) as Promise<BuildState>,
  }
}

/** The server does not know what the page's build was made from. */
export class UnknownBaseline extends PreviewFailure {}

function failureOf({ response: { status, headers }, answer, reason }: StatusError, origin: string) {
  const { unknownBaseline } = (answer ?? {}) as { unknownBaseline?: unknown }
  const noServer = `There is no preview server at ${origin || location.origin}. Correct GATSBY_PREVIEW_API, and build the site again.`
  const noAnswer = `The preview server answered with status ${status}. Try again.`
  const message = reason ?? (status === 404 ? noServer : noAnswer)
  const date = Date.parse(headers.get('Date') ?? '')
  return new (unknownBaseline === true ? UnknownBaseline : PreviewFailure)(
    message,
    status,
    Number.isNaN(date) ? undefined : date,
  )
}

export type PreviewSession = ReturnType<typeof createPreviewSession>
