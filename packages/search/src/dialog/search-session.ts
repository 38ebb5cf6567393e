import { createStore } from '@galley/core/store'
import type { SearchAnswer, SearchClient, SearchHit, SearchRequest } from '@galley/search-engine/search-client'
import type { QueryState } from '@galley/ui/hooks/use-query'
import { listGroups } from './list-groups'

/** Time in milliseconds after which a pending search counts as slow. */
export const SLOW_MS = 300
/** Time in milliseconds without typing after which a text without results is reported. */
export const NO_RESULT_DELAY_MS = 1000
/** Shorter texts are not reported. */
export const MIN_REPORTED_LENGTH = 2
/** Pause in typing, in milliseconds, after which excerpts load. */
export const EXCERPT_DELAY_MS = 150
/** Excerpts per request: visible ones first, others when the reader scrolls. */
export const EXCERPT_BATCH = 5

export interface SessionState {
  /** The current search. Undefined while the field is empty. */
  request?: SearchRequest
  /** The newest answer. Stays until the next answer. */
  answer?: SearchAnswer
  /** The search of `answer`. */
  answered?: SearchRequest
  /** Text around the words found, by the hit's id. */
  excerpts: Readonly<Record<string, string>>
  status: QueryState<SearchAnswer>['status']
  /** True if the search has been pending for longer than `SLOW_MS`. */
  isSlow: boolean
}

export interface SearchSession {
  /** Starts a search and cancels the one before. Does nothing if the text and area are those of the current search. */
  search: (request: SearchRequest) => void
  /** Repeats the current search. */
  retry: () => void
  /** Calls back with the next answer that has hits. Another search, an error or `undefined` cancels the callback. */
  whenFound: (callback: (() => void) | undefined) => void
  /** Loads the next excerpts. */
  readOn: () => void
  getState: () => SessionState
  subscribe: (listener: () => void) => () => void
}

const IDLE: SessionState = { excerpts: {}, status: 'idle', isSlow: false }

/** Runs searches one after the other. Only the newest search gets an answer. */
export function createSearchSession(client: SearchClient, onNoResult?: (text: string) => void): SearchSession {
  const { getState, setState, subscribe } = createStore(IDLE)
  const reportLater = createReporter(onNoResult)
  let controller = new AbortController()
  let readOn = () => {}
  let onFound: (() => void) | undefined

  const update = (change: Partial<SessionState>) => setState({ ...getState(), ...change })

  function cancel() {
    controller.abort()
    onFound = undefined
  }

  async function run(request: SearchRequest) {
    cancel()
    const { signal } = (controller = new AbortController())
    update({ request, status: 'pending' })
    const timer = setTimeout(() => update({ isSlow: true }), SLOW_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const finish = (change: Partial<SessionState>) => {
      clearTimeout(timer)
      update({ ...change, isSlow: false })
    }
    let answer: SearchAnswer
    try {
      answer = await client.search(request, signal)
    } catch {
      if (!signal.aborted) finish({ status: 'error' })
      return
    }
    if (signal.aborted) return
    finish({ answer, answered: request, status: 'success' })
    if (findsNothing(answer)) reportLater(request.text.trim(), signal)
    const hits = listGroups(answer, request.area).flatMap(({ hits }) => hits)
    // Hits stay useful without excerpts.
    readExcerpts(hits, signal).catch(() => undefined)
    const callback = onFound
    onFound = undefined
    if (hits.length > 0) callback?.()
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

  return {
    search: (request) => {
      const { request: last, status } = getState()
      if (request.text.trim() === '') {
        cancel()
        if (status !== 'idle') update({ ...IDLE, request: undefined, answer: undefined, answered: undefined })
      } else if (status === 'error' || last?.text !== request.text || last.area !== request.area) {
        void run(request)
      }
    },
    retry: () => {
      const { request } = getState()
      if (request) void run(request)
    },
    whenFound: (callback) => {
      onFound = callback
    },
    readOn: () => readOn(),
    getState,
    subscribe,
  }
}

/** Returns true if no area has hits, even if the search was for one area. */
export const findsNothing = ({ hits, counts }: SearchAnswer) =>
  hits.length === 0 && Object.values(counts).every((count) => count === 0)

/** Returns a function that reports a text without results once, after a pause without another search. */
function createReporter(onNoResult: ((text: string) => void) | undefined) {
  let reported: string | undefined
  return (text: string, signal: AbortSignal) => {
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
}
