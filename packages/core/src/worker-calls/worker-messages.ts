/** A message to the worker: a request, or the cancellation of one. */
export type WorkerMessage<Request> = { id: number; request: Request } | { cancelled: number }

/** A message from the worker. Errors lose their class between threads, so they are texts. */
export type WorkerReply<Response> = { id: number; response: Response } | { id: number; error: string }

/** The first message from the worker: its script runs. */
export const READY = 'ready'
