import { createWorkerCalls, type CallableWorker } from '~/lib/worker-calls'
import type { SearchAnswer, SearchClient } from '../search-client'
import type { SearchCall } from './search-messages'
import { startWorker as startSearchWorker } from './start-worker'

/** Searches the site's own index in a worker, which starts with the first call. */
export function createWorkerClient(startWorker: () => CallableWorker = startSearchWorker): SearchClient {
  const call = createWorkerCalls<SearchCall, unknown>('The search', startWorker)
  return {
    prepare: () => {
      call({ kind: 'prepare' }).catch(() => {
        // The search itself tells what is wrong.
      })
    },
    search: async (request, signal) => (await call({ kind: 'search', ...request }, signal)) as SearchAnswer,
    readExcerpts: async (hits, signal) =>
      (await call({ kind: 'excerpts', hits }, signal)) as Readonly<Record<string, string>>,
  }
}
