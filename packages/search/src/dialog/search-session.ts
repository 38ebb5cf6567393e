import { createStore } from '@galley/core/store'
import type { SearchAnswer, SearchClient, SearchHit, SearchRequest } from '@galley/search-engine/search-client'
import type { QueryState } from '@galley/ui/hooks/use-query'
import { listGroups } from './list-groups'

/** A search that takes longer says so. */
export const SLOW_MS = 300
/** A text without results is reported after this time without a change. */
export const NO_RESULT_DELAY_MS = 1000
/** Shorter texts are not reported. */
export const MIN_REPORTED_LENGTH = 2
/** Pause in typing after which excerpts are loaded. */
export const EXCERPT_DELAY_MS = 150
/** Excerpts per request: visible ones first, others when the reader scrolls. */
export const EXCERPT_BATCH = 5

export interface SessionState {
  /** What is looked for; undefined while nothing is typed. */
  request?: SearchRequest
  /** The newest answer. It stays visible until the next one is there. */
  answer?: SearchAnswer
  /** What `answer` answers. */
  answered?: SearchRequest
  /** What hits say around the words found, by the hit's id. */
  excerpts: Readonly<Record<string, string>>
  status: QueryState<SearchAnswer>['status']
  /** Pending for longer than `SLOW_MS`. */
  isSlow: boolean
}

export interface SearchSession {
  /** Looks for it, unless that is what it does or has done already. Replaces the search before. */
  search: (request: SearchRequest) => void
  /** Looks for the same again. */
  retry: () => void
  /** Loads more excerpts: the reader has scrolled to the end. */
  readOn: () => void
  getState: () => SessionState
  subscribe: (listener: () => void) => () => void
}

const IDLE: SessionState = { excerpts: {}, status: 'idle', isSlow: false }

/** One search after the other: only the newest is answered. */
export function createSearchSession(client: SearchClient, onNoResult?: (text: string) => void): SearchSession {
  const { getState, setState, subscribe } = createStore(IDLE)
  let controller = new AbortController()
  let reported: string | undefined
  let readOn = () => {}

  const update = (change: Partial<SessionState>) => setState({ ...getState(), ...change })

  async function run(request: SearchRequest) {
    controller.abort()
    const { signal } = (controller = new AbortController())
    update({ request, status: 'pending' })
    const timer = setTimeout(() => update({ isSlow: true }), SLOW_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    try {
      const answer = await client.search(request, signal)
      if (signal.aborted) return
      clearTimeout(timer)
      update({ answer, answered: request, status: 'success', isSlow: false })
      if (findsNothing(answer)) reportLater(request.text.trim(), signal)
      await readExcerpts(
        listGroups(answer, request.area).flatMap(({ hits }) => hits),
        signal,
      )
    } catch {
      if (signal.aborted) return
      clearTimeout(timer)
      // Without excerpts the hits are still of use.
      if (getState().status === 'pending') update({ status: 'error', isSlow: false })
    }
  }

  async function readExcerpts(hits: readonly SearchHit[], signal: AbortSignal) {
    await new Promise((resolve) => setTimeout(resolve, EXCERPT_DELAY_MS))
    signal.throwIfAborted()
    for (let start = 0; start < hits.length; start += EXCERPT_BATCH) {
      if (start > 0) await new Promise<void>((resolve) => (readOn = resolve))
      const found = await client.readExcerpts(hits.slice(start, start + EXCERPT_BATCH), signal)
      signal.throwIfAborted()
      update({ excerpts: { ...getState().excerpts, ...found } })
    }
  }

  function reportLater(text: string, signal: AbortSignal) {
    if (!onNoResult || text === reported || text.length < MIN_REPORTED_LENGTH) return
    const timer = setTimeout(() => {
      reported = text
      try {
        onNoResult(text)
      } catch (error) {
        console.error(error)
      }
    }, NO_RESULT_DELAY_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return {
    search: (request) => {
      const { request: last, status } = getState()
      if (request.text.trim() === '') {
        controller.abort()
        if (status !== 'idle') update({ ...IDLE, request: undefined, answer: undefined, answered: undefined })
      } else if (status === 'error' || last?.text !== request.text || last.area !== request.area) {
        void run(request)
      }
    },
    retry: () => {
      const { request } = getState()
      if (request) void run(request)
    },
    readOn: () => readOn(),
    getState,
    subscribe,
  }
}

/** In no area, also when only one was asked for. */
export const findsNothing = ({ hits, counts }: SearchAnswer) =>
  hits.length === 0 && Object.values(counts).every((count) => count === 0)
