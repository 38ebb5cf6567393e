import type { NavigationItem } from '@galley/core/navigation'
import {
  type Baseline,
  BASELINE_PATH,
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
import { site } from '@galley/site'

/** Time limit of a request. Longer than elsewhere, because the server may have to compile a draft first. */
export const PREVIEW_TIMEOUT_MS = 20_000

/** An error answer of the preview server. The message is for the editor. */
export class PreviewFailure extends Error {
  override name = 'PreviewFailure'

  constructor(
    message: string,
    readonly status: number,
    /** The server's clock, in milliseconds since 1970. */
    readonly date?: number,
  ) {
    super(message)
  }
}

/** The answer of a server that does not have the baseline of this page's build. */
export class UnknownBaseline extends PreviewFailure {}

export interface PreviewSessionOptions {
  /** Origin of the preview server; "/" for the page's own. */
  api: string
  token: string
  /** @default the default branch of the server */
  branch?: string
}

interface RequestOptions {
  method?: 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  query?: Record<string, string>
  signal?: AbortSignal | undefined
}

/** Overrides the default branch and build for one request. */
interface Comparison {
  /** The branch that changes are counted against. @default the build */
  against?: string
  /** The requested branch. @default the branch of the session */
  branch?: string
}

/** Sends requests with the token and the branch. Failed requests reject with a `PreviewFailure` once the server has answered. */
function createRequests({ api, token, branch }: PreviewSessionOptions) {
  const origin = api.replace(/\/$/, '')
  const authorization = { Authorization: `Bearer ${token}` }
  let reading: Promise<Baseline | undefined> | undefined
  let uploading: Promise<unknown> | undefined

  const urlOf = (path: string, query: Record<string, string> = {}) => {
    const text = new URLSearchParams({ ...query, ...(branch && !query['branch'] && { branch }) }).toString()
    return `${origin}${site.basePath}${PREVIEW_API}/${path}${text && `?${text}`}`
  }

  const request = async (path: string, { method, body, query, signal }: RequestOptions = {}): Promise<unknown> => {
    // The server answers these methods without a body.
    const load = method === 'PUT' || method === 'DELETE' ? requestText : requestJson
    try {
      return await load(urlOf(path, query), {
        method: method ?? 'GET',
        headers: { ...authorization, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        // The token is in the header, so another origin needs no cookies.
        credentials: origin === '' ? 'same-origin' : 'omit',
        signal: signal ?? null,
        limitMs: PREVIEW_TIMEOUT_MS,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    } catch (error) {
      throw error instanceof StatusError ? failureOf(error, origin) : error
    }
  }

  /** Returns the baseline of this page's build, which is loaded once; undefined for a build without a baseline. */
  const readBaseline = () =>
    (reading ??= requestBaseline().catch((error: unknown) => {
      reading = undefined
      throw error
    }))

  /** Adds the id of this build's baseline. Uploads a baseline that the server does not have, then repeats the request. */
  const requestWithBaseline = async (path: string, { query, ...options }: RequestOptions = {}): Promise<unknown> => {
    const baseline = await readBaseline()
    const sendNow = () => request(path, { ...options, query: { ...query, ...(baseline && { baseline: baseline.id }) } })
    try {
      return await sendNow()
    } catch (error) {
      // If this build has no baseline, the caller handles the error.
      if (!baseline || !(error instanceof UnknownBaseline)) throw error
      uploading ??= request(`baselines/${encodeURIComponent(baseline.id)}`, { method: 'PUT', body: baseline }).finally(
        () => (uploading = undefined),
      )
      await uploading
      return sendNow()
    }
  }

  return { urlOf, authorization, readBaseline, request, requestWithBaseline }
}

/** The endpoints of the preview server, one function each. */
export function createPreviewSession(options: PreviewSessionOptions) {
  const { urlOf, authorization, readBaseline, request, requestWithBaseline } = createRequests(options)
  return {
    urlOf,
    authorization,
    readBaseline,
    readSession: (signal?: AbortSignal) => request('session', { signal }) as Promise<SessionAnswer>,
    readChanges: (signal?: AbortSignal, comparison: Comparison = {}) =>
      requestWithBaseline('changes', { query: { ...comparison }, signal }) as Promise<DraftChanges>,
    /** Returns the page at a path; null if the path has no page. */
    readPage: async (path: string, signal?: AbortSignal, comparison: Comparison = {}) => {
      try {
        return (await requestWithBaseline('page', { query: { path, ...comparison }, signal })) as PreviewPage
      } catch (error) {
        if (error instanceof PreviewFailure && error.status === 404) return null
        throw error
      }
    },
    renderUnsaved: (document: UnsavedDocument & { path?: string }, signal?: AbortSignal) =>
      requestWithBaseline('page', { method: 'POST', body: document, signal }) as Promise<PreviewPage>,
    readNavigation: (signal?: AbortSignal, comparison: Comparison = {}) =>
      requestWithBaseline('navigation', { query: { collection: 'docs', ...comparison }, signal }) as Promise<
        NavigationItem[]
      >,
    /** Returns the branches that the token may see, even if the branch of this session is gone. */
    readBranches: async () => ((await request('branches')) as { branches: PreviewBranchSummary[] }).branches,
    readSearch: () => requestWithBaseline('search') as Promise<DraftSearch>,
    readLinks: (path: string, comparison: Comparison) =>
      requestWithBaseline('links', { query: { path, ...comparison } }) as Promise<OldLinks>,
    correctLinks: (path: string, files: OldLinks['files'], comparison: Comparison) =>
      requestWithBaseline('links', {
        method: 'POST',
        body: { files },
        query: { path, ...comparison },
      }) as Promise<CorrectedLinks>,
    /** Returns a token for a link to a page; `expires` is an ISO date. */
    share: (path: string, expires: string) =>
      request('share', { method: 'POST', body: { path, expires } }) as Promise<{ token: string; expires: string }>,
    readShares: async () => ((await request('shares')) as { shares: SharedLink[] }).shares,
    revokeShare: async (id: string) => {
      await request(`shares/${id}`, { method: 'DELETE' })
    },
    /** Reports which page the tab with this stream shows. */
    showPresence: (stream: string, path: string) => request(`presence/${stream}`, { method: 'PUT', body: { path } }),
    startBuild: () => request('build', { method: 'POST' }) as Promise<BuildState>,
  }
}

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

async function requestBaseline() {
  try {
    return await requestJson<Baseline>(site.basePath + BASELINE_PATH, { cache: 'no-cache' })
  } catch (error) {
    if (error instanceof StatusError && error.status < 500) return undefined
    throw error
  }
}
