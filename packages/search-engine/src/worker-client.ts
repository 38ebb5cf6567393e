import { createWorkerCalls, type CallableWorker } from '@galley/core/worker-calls'
import type { DraftEngine, SearchAnswer } from './search-client'
import type { SearchCall } from './search-messages'
import { startWorker as startSearchWorker } from './start-worker'

/** Creates a client that searches in a worker. The worker starts with the first call. */
export function createWorkerClient(startWorker: () => CallableWorker = startSearchWorker): DraftEngine {
  let drafts: Extract<SearchCall, { kind: 'drafts' }>['drafts']
  /** Drafts in the worker. A new worker has none. */
  let sent: typeof drafts
  const ask = createWorkerCalls<SearchCall, unknown>('The search', () => {
    sent = undefined
    return startWorker()
  })

  const call = (request: SearchCall, signal?: AbortSignal) => {
    if (sent !== drafts) {
      // The next call reports the error of the worker.
      ask({ kind: 'drafts', drafts }).catch(() => undefined)
      sent = drafts
    }
    return ask(request, signal)
  }

  return {
    prepare: () => {
      call({ kind: 'prepare' }).catch(() => {
        // The search reports the error.
      })
    },
    search: async (request, signal) => (await call({ kind: 'search', ...request }, signal)) as SearchAnswer,
    readExcerpts: async (hits, signal) =>
      (await call({ kind: 'excerpts', hits }, signal)) as Readonly<Record<string, string>>,
    setDrafts: (next) => {
      drafts = next
    },
  }
}
