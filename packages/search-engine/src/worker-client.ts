import type { DraftSearch } from '@galley/core/preview'
import { createWorkerCalls, type CallableWorker } from '@galley/core/worker-calls'
import type { DraftEngine, SearchAnswer, SearchHit, SearchRequest } from './search-client'

/** A call of the page to the worker. */
export type SearchCall =
  | { kind: 'prepare'; path: string }
  | ({ kind: 'search' } & SearchRequest)
  | { kind: 'excerpts'; hits: readonly SearchHit[] }
  | { kind: 'drafts'; drafts: DraftSearch | undefined }

/** Starts the search worker. The bundler finds the URL here and emits the worker as a separate script. */
const startSearchWorker = (): CallableWorker => new Worker(new URL('./search-worker.ts', import.meta.url))

/** Creates a client that searches in a worker. The worker starts with the first call. */
export function createWorkerClient(startWorker = startSearchWorker): DraftEngine {
  let drafts: DraftSearch | undefined
  /** Drafts in the worker. A new worker has none. */
  let sent: DraftSearch | undefined
  const ask = createWorkerCalls<SearchCall, unknown>('The search', () => {
    sent = undefined
    return startWorker()
  })

  const call = async <Answer>(request: SearchCall, signal?: AbortSignal) => {
    if (sent !== drafts) {
      // The next call reports the error of the worker.
      ask({ kind: 'drafts', drafts }).catch(() => undefined)
      sent = drafts
    }
    return (await ask(request, signal)) as Answer
  }

  return {
    prepare: (path) => {
      // The search reports the error.
      call({ kind: 'prepare', path }).catch(() => undefined)
    },
    search: (request, signal) => call<SearchAnswer>({ kind: 'search', ...request }, signal),
    readExcerpts: (hits, signal) => call<Readonly<Record<string, string>>>({ kind: 'excerpts', hits }, signal),
    setDrafts: (next) => {
      drafts = next
    },
  }
}
