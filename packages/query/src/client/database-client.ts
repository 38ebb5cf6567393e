import { type CallableWorker, createWorkerCalls } from '@galley/core/worker-calls'
import type { DatabaseAnswer, DatabaseCall } from './database-messages'

/** Creates a client of the database worker. Queries fail as `unsupported` if the worker does not start or crashes. */
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
    /** Tells the worker to close all databases. */
    forget: () => {
      // A crashed worker has no databases.
      if (isUsed) call('forget').catch(() => undefined)
    },
  }
}
