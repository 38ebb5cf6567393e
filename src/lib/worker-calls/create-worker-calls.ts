import { timeoutOf } from '../time-limit'
import { READY, type WorkerMessage, type WorkerReply } from './worker-messages'

/** A worker that has not said by then that its script runs is given up. */
export const WORKER_START_TIMEOUT_MS = 10_000

/** What the calls need of a worker. */
export type CallableWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** Asks a worker, and gives each question its answer. Rejects with what the worker threw, or with the signal's reason. */
export type CallWorker<Request, Response> = (request: Request, signal?: AbortSignal) => Promise<Response>

interface Waiting<Response> {
  resolve: (response: Response) => void
  reject: (reason: unknown) => void
}

/** Talks to a worker that is started with the first call, and again after it broke down. `name` says in errors whose it is. */
export function createWorkerCalls<Request, Response>(
  name: string,
  startWorker: () => CallableWorker,
): CallWorker<Request, Response> {
  const waiting = new Map<number, Waiting<Response>>()
  let worker: CallableWorker | undefined
  let lastId = 0
  let startTimer: ReturnType<typeof setTimeout> | undefined

  /** A worker that does not start, or breaks down, leaves every call without an answer. */
  const giveUp = (error: Error) => {
    clearTimeout(startTimer)
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const start = () => {
    const started = startWorker()
    startTimer = setTimeout(() => giveUp(timeoutOf(name, WORKER_START_TIMEOUT_MS)), WORKER_START_TIMEOUT_MS)
    started.onmessage = ({ data }: MessageEvent<WorkerReply<Response> | typeof READY>) => {
      clearTimeout(startTimer)
      if (data === READY) return
      const call = waiting.get(data.id)
      waiting.delete(data.id)
      if ('error' in data) call?.reject(new Error(data.error))
      else call?.resolve(data.response)
    }
    started.onerror = (event) => {
      event.preventDefault()
      // What a worker reports that was given up already is not about the one after it.
      if (worker !== started) return
      // A script that does not load has no message.
      const { message = 'its script did not load' } = event as Partial<ErrorEvent>
      giveUp(new Error(`${name} broke down: ${message}`))
    }
    return started
  }
  const post = (message: WorkerMessage<Request>) => worker?.postMessage(message)

  return (request, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(id)) return
        post({ cancelled: id })
        reject(signal.reason as Error)
      })
      try {
        worker ??= start()
        post({ id, request })
      } catch (cause) {
        giveUp(new Error(`${name} did not start: ${String(cause)}`, { cause }))
      }
    })
}
