import { join } from 'node:path'
import { TimeoutError } from '@galley/core/time-limit'
import type { FastifyBaseLogger } from 'fastify'
import { createFairThreads, type Refusal } from '../fair-threads'
import type { QueryLimits } from './query-limits'
import type { QueryAnswer, ThreadQuery } from './query-worker'

/** The result of a query: rows, or the reason why it did not run. */
export type QueryOutcome = QueryAnswer | Refusal | { status: 404; error: string }

type Query = Pick<ThreadQuery, 'collection' | 'version' | 'dump' | 'sql'>

interface QueryThreadsOptions {
  limits: QueryLimits
  log: FastifyBaseLogger
}

/** Runs queries in threads. */
export function createQueryThreads({ limits, log }: QueryThreadsOptions) {
  const { run, close } = createFairThreads<Omit<ThreadQuery, 'started'>, QueryAnswer>({
    filename: join(__dirname, 'query-worker.ts'),
    name: 'runQuery',
    what: 'queries',
    limits: { ...limits, taskMs: limits.queryMs },
    log,
  })

  return {
    close,
    run: async (query: Query, ip: string): Promise<QueryOutcome> => {
      try {
        return await run({ ...query, rowLimit: limits.rows }, ip)
      } catch (error) {
        if (!(error instanceof TimeoutError)) throw error
        return { status: 400, error: `The query took longer than ${limits.queryMs} ms. Narrow it with where().` }
      }
    },
  }
}
