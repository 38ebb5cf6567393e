import { messageOf } from '../message-of'
import { READY, type WorkerMessage, type WorkerReply } from './worker-messages'

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
