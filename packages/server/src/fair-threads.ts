import { availableParallelism } from 'node:os'
import { createTurns, createTurnsByKey } from '@galley/core/turns'
import { runInThread, type ThreadStart } from '@galley/node/run-in-thread'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import { isBundled } from './is-bundled'

const MAX_THREADS = 2

/** Time in milliseconds after which an idle thread ends and frees its memory. */
const IDLE_TIMEOUT_MS = 60_000

interface FairThreadsOptions {
  /** Path of the tasks' module. */
  filename: string
  /** Export of the module that runs a task. */
  name: string
  /** Plural name of the tasks in errors. */
  what: string
  limits: {
    /** Maximum duration of a task from its start, in milliseconds. */
    taskMs: number
    /** Maximum number of tasks that wait for a thread, one per IP address. */
    waiting: number
    /** Maximum number of running and waiting tasks of one IP address. */
    perIp: number
  }
  log: FastifyBaseLogger
}

/** The reason why a task did not run. */
export interface Refusal {
  status: 429 | 503
  error: string
}

interface FairThreads<Task, Result> {
  run: (task: Task, ip: string) => Promise<Result | Refusal>
  close: () => Promise<void>
}

/** Creates a pool that runs tasks of visitors in threads. The server stays responsive, and slow tasks can be stopped. */
export function createFairThreads<Task, Result>({
  filename,
  name,
  what,
  limits,
  log,
}: FairThreadsOptions): FairThreads<Task, Result> {
  const maxThreads = Math.min(MAX_THREADS, availableParallelism())
  const pool = new Piscina<Task & ThreadStart, Result>({
    filename,
    name,
    // Node 20 needs tsx to load TypeScript.
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_TIMEOUT_MS,
  })
  pool.on('error', (error) => log.error({ err: error }, `thread of ${what} failed`))
  const turns = createTurns(maxThreads)
  const turnsOfIps = createTurnsByKey(1)

  /**
   * Runs the tasks of one IP address one after another, so that tasks of other addresses wait for at most one of these tasks.
   * @throws TimeoutError, or the error of the task
   */
  const run = async (task: Task, ip: string): Promise<Result | Refusal> => {
    if (turnsOfIps.sizeOf(ip) >= limits.perIp) {
      const error = `${limits.perIp} ${what} of your IP address are running or waiting already. Try again when one of them has been answered.`
      return { status: 429, error }
    }
    return turnsOfIps.run(ip, () => runInTurn(task))
  }

  /** Limits tasks in the pool to the number of threads: the pool starts no thread for tasks that wait while another thread ends. */
  const runInTurn = async (task: Task): Promise<Result | Refusal> =>
    turns.size < maxThreads + limits.waiting
      ? turns.run(() => runInThread(pool, task, { limit: limits.taskMs }))
      : { status: 503, error: `Too many ${what} are running. Try again in a second.` }

  return { run, close: () => pool.destroy() }
}
