import { messageOf } from './message-of'
import { timeoutOf } from './time-limit'

/** A message to the worker: a request, or the id of a request to cancel. */
export type WorkerMessage<Request> = { id: number; request: Request } | { cancelled: number }

/** A message from the worker. Errors are texts, because they lose their class between threads. */
export type WorkerReply<Response> = { id: number; response: Response } | { id: number; error: string }

/** The first message from the worker, which reports that the script runs. */
export const READY = 'ready'

/** Maximum time until a worker's script runs. After this time, all pending calls fail. */
export const WORKER_START_TIMEOUT_MS = 10_000

/** The parts of `Worker` that `createWorkerCalls` uses. */
export type CallableWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** Sends a request to a worker and resolves to the response. Rejects with the worker's error, or with the signal's reason. */
export type CallWorker<Request, Response> = (request: Request, signal?: AbortSignal) => Promise<Response>

interface Waiting<Response> {
  resolve: (response: Response) => void
  reject: (reason: unknown) => void
}

/** Returns a function that calls a worker. The worker starts with the first call, and with the next call after a crash. Errors contain `name`. */
export function createWorkerCalls<Request, Response>(
  name: string,
  startWorker: () => CallableWorker,
): CallWorker<Request, Response> {
  const waiting = new Map<number, Waiting<Response>>()
  let worker: CallableWorker | undefined
  let lastId = 0
  let startTimer: ReturnType<typeof setTimeout> | undefined

  /** Rejects every pending call of a worker that did not start or crashed. */
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
      // Ignores errors of a worker that was replaced.
      if (worker !== started) return
      // If the script does not load, the error has no message.
      const { message = 'its script did not load' } = event as Partial<ErrorEvent>
      giveUp(new Error(`${name} crashed: ${message}`))
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

interface CallScope<Request> {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent<WorkerMessage<Request>>) => unknown) | null
}

/** Runs `answer` for each request to a worker and posts the result. The signal is aborted when the caller cancels the request. */
export function answerCalls<Request>(
  scope: CallScope<Request>,
  answer: (request: Request, signal: AbortSignal) => Promise<unknown>,
) {
  const running = new Map<number, AbortController>()
  scope.onmessage = async ({ data }: MessageEvent<WorkerMessage<Request>>) => {
    if ('cancelled' in data) {
      running.get(data.cancelled)?.abort()
      return
    }
    const { id, request } = data
    const controller = new AbortController()
    running.set(id, controller)
    let reply: WorkerReply<unknown>
    try {
      reply = { id, response: await answer(request, controller.signal) }
    } catch (error) {
      reply = { id, error: messageOf(error) }
    }
    running.delete(id)
    if (!controller.signal.aborted) scope.postMessage(reply)
  }
  scope.postMessage(READY)
}
