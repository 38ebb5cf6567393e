import { type CallableWorker, createWorkerCalls } from '~/lib/worker-calls'
import type { DatabaseAnswer, DatabaseCall } from './database-messages'

/** Sends queries to the worker of the database. One that does not start, or breaks down, answers that it is not supported. */
export function createDatabaseClient(startWorker: () => CallableWorker) {
  const call = createWorkerCalls<DatabaseCall, DatabaseAnswer>('The worker of the content database', startWorker)
  let isUsed = false
  return {
    query: (query: Exclude<DatabaseCall, 'forget'>): Promise<DatabaseAnswer> => {
      isUsed = true
      return call(query).catch((error: unknown) => ({
        failure: { reason: 'unsupported', message: (error as Error).message },
      }))
    },
    /** Lets go of every database that was loaded. */
    forget: () => {
      // A worker that breaks down has forgotten too.
      if (isUsed) call('forget').catch(() => undefined)
    },
  }
}
