import type { DraftSource } from '@galley/search-engine/draft-source'
import type { DraftEngine, SearchClient } from '@galley/search-engine/search-client'

/** Maximum time in milliseconds that a search waits for drafts. */
export const DRAFT_WAIT_MS = 2000

interface Loading {
  source: DraftSource | undefined
  /** Settles when the drafts have loaded, or after `DRAFT_WAIT_MS`. */
  isOver: Promise<unknown>
  hasFailed: boolean
}

/** Passes the newest drafts to an engine before each search. If drafts do not load, the engine keeps those it has, and the next search tries again. */
export function createDraftSearch(engine: DraftEngine, readSource: () => DraftSource | undefined): SearchClient {
  let last: Loading = { source: undefined, isOver: Promise.resolve(), hasFailed: false }

  const load = async (loading: Loading) => {
    try {
      const drafts = await loading.source?.()
      if (loading === last) engine.setDrafts(drafts)
    } catch {
      loading.hasFailed = true
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
