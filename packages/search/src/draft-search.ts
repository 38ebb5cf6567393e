import { withTimeLimit } from '@galley/core/time-limit'
import type { DraftSource } from '@galley/search-engine/draft-source'
import type { DraftEngine, SearchClient } from '@galley/search-engine/search-client'

/** Maximum time that a search waits for drafts. */
const DRAFT_WAIT_MS = 2000

/** Passes the newest drafts to an engine before each search. If drafts do not load, the engine keeps those it has, and the next search tries again. */
export function createDraftSearch(engine: DraftEngine, readSource: () => DraftSource | undefined): SearchClient {
  /** The source whose drafts the engine has or waits for. `null` if they did not load. */
  let last: DraftSource | undefined | null
  let loading: Promise<unknown> = Promise.resolve()

  const load = async (source: DraftSource | undefined) => {
    try {
      const drafts = await source?.()
      if (source === last) engine.setDrafts(drafts)
    } catch {
      if (source === last) last = null
    }
  }

  const update = () => {
    const source = readSource()
    if (source !== last) {
      last = source
      loading = withTimeLimit(load(source), DRAFT_WAIT_MS, 'The server of drafts').catch(() => undefined)
    }
    return loading
  }

  return {
    prepare: (path) => {
      void update()
      engine.prepare(path)
    },
    search: async (request, signal) => {
      await update()
      signal.throwIfAborted()
      return engine.search(request, signal)
    },
    readExcerpts: engine.readExcerpts,
  }
}
