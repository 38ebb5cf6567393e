import { availableParallelism } from 'node:os'
import { createTurns, createTurnsByKey } from '@galley/core/turns'
import { runInThread, type ThreadStart } from '@galley/node/run-in-thread'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'

const MAX_THREADS = 2

/** A thread without work gives its memory back after this. */
const IDLE_TIMEOUT_MS = 60_000

interface FairThreadsOptions {
  /** The module of the tasks. */
  filename: string
  /** Name of the function in it that runs a task. */
  name: string
  /** What the tasks are, as errors name them. */
  what: string
  limits: {
    /** Milliseconds of a task, from its start. */
    taskMs: number
    /** Tasks that wait for a thread, one of each IP address. */
    waiting: number
    /** Tasks of one IP address that run or wait. */
    perIp: number
  }
  log: FastifyBaseLogger
}

/** Why a task was not run. */
export interface Refusal {
  status: 429 | 503
  error: string
}

interface FairThreads<Task, Result> {
  /**
   * Runs the tasks of one IP address one after another: others wait for one of them at most.
   * @throws TimeoutError, or what the task throws
   */
  run: (task: Task, ip: string) => Promise<Result | Refusal>
  close: () => Promise<void>
}

/** Runs tasks of visitors in threads, so that the server goes on meanwhile and a slow task can be ended. */
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
    // Node 20 reads TypeScript through tsx.
    execArgv: ['--import', 'tsx'],
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_TIMEOUT_MS,
  })
  pool.on('error', (error) => log.error({ err: error }, `thread of ${what} failed`))
  const turns = createTurns(maxThreads)
  const turnsOfIps = createTurnsByKey(1)

  const run = async (task: Task, ip: string): Promise<Result | Refusal> => {
    if (turnsOfIps.sizeOf(ip) >= limits.perIp) {
      const error = `${limits.perIp} ${what} of your IP address are running or waiting already. Send the next when one is answered.`
      return { status: 429, error }
    }
    return turnsOfIps.run(ip, () => runInTurn(task))
  }

  /** Hands over no more tasks than there are threads: the pool starts no thread for what waits when one is ended. */
  const runInTurn = async (task: Task): Promise<Result | Refusal> =>
    turns.size < maxThreads + limits.waiting
      ? turns.run(() => runInThread(pool, task, { limit: limits.taskMs }))
      : { status: 503, error: `Too many ${what} are running. Try again in a second.` }

  return { run, close: () => pool.destroy() }
}
