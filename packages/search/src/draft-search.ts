import type { DraftSource } from '@galley/search-engine/draft-source'
import type { DraftEngine, SearchClient } from '@galley/search-engine/search-client'

/** How long a search waits for drafts that are loading. */
export const DRAFT_WAIT_MS = 2000

interface Arrival {
  source: DraftSource | undefined
  /** Settles when the drafts are there, or are waited for no longer. */
  isOver: Promise<unknown>
  hasFailed: boolean
}

/** Gives an engine the newest drafts before it searches. When they do not load, it goes on with those it has; the next search asks again. */
export function createDraftSearch(engine: DraftEngine, readSource: () => DraftSource | undefined): SearchClient {
  let last: Arrival = { source: undefined, isOver: Promise.resolve(), hasFailed: false }

  const load = async (arrival: Arrival) => {
    try {
      const drafts = await arrival.source?.()
      if (arrival === last) engine.setDrafts(drafts)
    } catch {
      arrival.hasFailed = true
    }
  }

  const update = () => {
    const source = readSource()
    if (source !== last.source || last.hasFailed) {
      last = { source, isOver: Promise.resolve(), hasFailed: false }
      last.isOver = waitFor(load(last))
    }
    return last.isOver
  }

  return {
    prepare: () => {
      void update()
      engine.prepare()
    },
    search: async (request, signal) => {
      await update()
      signal.throwIfAborted()
      return engine.search(request, signal)
    },
    readExcerpts: engine.readExcerpts,
  }
}

const waitFor = (loading: Promise<void>) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, DRAFT_WAIT_MS)
    void loading.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
