import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import { TimeoutError } from '../../lib/time-limit'
import { createTurns, createTurnsByKey } from '../../lib/turns'
import { runInThread } from '../../node/run-in-thread'
import type { QueryLimits } from './query-limits'
import type { QueryAnswer, ThreadQuery } from './query-worker'

const MAX_THREADS = 2

/** A thread without work gives its memory back after this. */
const IDLE_TIMEOUT_MS = 60_000

/** The result of a query: its answer, or why it was not run. */
export type QueryOutcome = QueryAnswer | { status: 404 | 429 | 503; error: string }

type Query = Pick<ThreadQuery, 'collection' | 'version' | 'dump' | 'sql'>

interface QueryThreadsOptions {
  limits: QueryLimits
  log: FastifyBaseLogger
}

/** Runs queries in threads, so that the server goes on meanwhile and a slow query can be ended. */
export function createQueryThreads({ limits, log }: QueryThreadsOptions) {
  const maxThreads = Math.min(MAX_THREADS, availableParallelism())
  const pool = new Piscina<ThreadQuery, QueryAnswer>({
    filename: join(__dirname, 'query-worker.ts'),
    name: 'runQuery',
    // Node 20 reads TypeScript through tsx.
    execArgv: ['--import', 'tsx'],
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_TIMEOUT_MS,
  })
  pool.on('error', (error) => log.error({ err: error }, 'query thread failed'))
  const turns = createTurns(maxThreads)
  const turnsOfIps = createTurnsByKey(1)

  /** Runs the queries of one IP address one after another: others wait for one of them at most. */
  const run = async (query: Query, ip: string): Promise<QueryOutcome> => {
    if (turnsOfIps.sizeOf(ip) >= limits.perIp) {
      const error = `${limits.perIp} queries of your IP address are running or waiting already. Send the next when one is answered.`
      return { status: 429, error }
    }
    return turnsOfIps.run(ip, () => runInTurn(query))
  }

  /** Hands over no more queries than there are threads: the pool starts no thread for what waits when one is ended. */
  const runInTurn = async (query: Query): Promise<QueryOutcome> =>
    turns.size < maxThreads + limits.waiting
      ? turns.run(() => runQuery(query))
      : { status: 503, error: 'Too many queries are running. Try again in a second.' }

  const runQuery = async (query: Query): Promise<QueryOutcome> => {
    try {
      return await runInThread(pool, { ...query, rowLimit: limits.rows }, { limit: limits.queryMs })
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error
      return { status: 400, error: `The query took longer than ${limits.queryMs} ms. Narrow it with where().` }
    }
  }

  return { run, close: () => pool.destroy() }
}
