import { type CallableWorker, createWorkerCalls } from '~/lib/worker-calls'
import type { DatabaseAnswer, DatabaseQuery } from './database-messages'

/** Sends queries to the worker of the database. One that does not start, or breaks down, answers that it is not supported. */
export function createDatabaseClient(startWorker: () => CallableWorker) {
  const call = createWorkerCalls<DatabaseQuery, DatabaseAnswer>('The worker of the content database', startWorker)
  return {
    query: (query: DatabaseQuery): Promise<DatabaseAnswer> =>
      call(query).catch((error: unknown) => ({
        failure: { reason: 'unsupported', message: (error as Error).message },
      })),
  }
}
