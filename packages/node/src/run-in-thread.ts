import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { timeoutOf } from '@galley/core/time-limit'
import type { Piscina } from 'piscina'

/** What a thread is given beside its task. */
export interface ThreadStart {
  /** Gets a message when all is loaded that the task needs, and its own work begins. */
  started: MessagePort
}

interface ThreadOptions {
  /** Milliseconds from the message to `started` on. */
  limit: number
  /** Ends a task that nobody waits for any more. */
  end?: AbortSignal | undefined
  /** Called when the task's own work begins. */
  onStart?: () => void
  /** The module of the task. @default that of the pool */
  filename?: string
}

/**
 * Runs a task in a thread, which ends with a task that takes too long. It is never ended before `started`: Node 20 aborts the whole process
 * when a thread is ended while it loads its modules.
 * @throws TimeoutError, the reason of `end`, or what the task throws
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
  let timer: NodeJS.Timeout | undefined
  port1.once('message', () => {
    onStart?.()
    timer = setTimeout(() => thread.abort(timeoutOf('The thread', limit)), limit)
    if (end?.aborted) stop()
    end?.addEventListener('abort', stop)
  })
  try {
    const signal = thread.signal
    return await pool.run({ ...task, started }, { transferList: [started], signal, ...(filename && { filename }) })
  } catch (error) {
    throw thread.signal.aborted ? (thread.signal.reason as Error) : error
  } finally {
    clearTimeout(timer)
    end?.removeEventListener('abort', stop)
    port1.close()
  }
}
