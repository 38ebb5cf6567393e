import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { timeoutOf } from '@galley/core/time-limit'
import type { Piscina } from 'piscina'

/** Every message to a thread contains these fields. */
export interface ThreadStart {
  /** Receives a message from the thread when its modules have loaded and its work begins. */
  started: MessagePort
}

/** A task that does not use the processor, such as one that waits for a network, ends after this many times its limit. */
const WAITING_FACTOR = 10

interface ThreadOptions {
  /**
   * Time limit in milliseconds, which begins with the message to `started`. The task continues after this time until the process has used as much
   * processor time: on a busy machine, a thread waits for the processor most of the time.
   */
  limit: number
  /** Ends a task whose result is not needed any more. */
  end?: AbortSignal | undefined
  /** Called when the work of the task begins. */
  onStart?: () => void
  /** The module of the task. @default the module of the pool */
  filename?: string
}

/**
 * Runs a task in a thread, and ends the thread if the task exceeds its limit. A thread never ends before its message to `started`: Node 20 aborts
 * the whole process if a thread ends while it loads modules.
 * @throws TimeoutError, the reason of `end`, or the error of the task
 */
export async function runInThread<Task, Result>(
  pool: Piscina<Task & ThreadStart, Result>,
  task: Task,
  { limit, end, onStart, filename }: ThreadOptions,
): Promise<Result> {
  end?.throwIfAborted()
  const { port1, port2: started } = new MessageChannel()
  const thread = new AbortController()
  const stop = () => thread.abort(end?.reason)
  let clearLimit: (() => void) | undefined
  port1.once('message', () => {
    onStart?.()
    clearLimit = startLimit(limit, () => thread.abort(timeoutOf('The thread', limit)))
    if (end?.aborted) stop()
    end?.addEventListener('abort', stop)
  })
  try {
    const signal = thread.signal
    return await pool.run({ ...task, started }, { transferList: [started], signal, ...(filename && { filename }) })
  } catch (error) {
    throw thread.signal.aborted ? (thread.signal.reason as Error) : error
  } finally {
    clearLimit?.()
    end?.removeEventListener('abort', stop)
    port1.close()
  }
}

/** Calls `onEnd` when a time has passed and the process has used as much processor time. Returns a function that cancels the call. */
function startLimit(limit: number, onEnd: () => void) {
  const start = performance.now()
  const usage = process.cpuUsage()
  const check = () => {
    const { user, system } = process.cpuUsage(usage)
    const left = limit - (user + system) / 1000
    if (left <= 0 || performance.now() - start >= limit * WAITING_FACTOR) onEnd()
    else timer = setTimeout(check, left)
  }
  let timer = setTimeout(check, limit)
  return () => clearTimeout(timer)
}
