/** A message to the worker: a request, or the id of a request to cancel. */
export type WorkerMessage<Request> = { id: number; request: Request } | { cancelled: number }

/** A message from the worker. Errors are texts, because they lose their class between threads. */
export type WorkerReply<Response> = { id: number; response: Response } | { id: number; error: string }

/** The first message from the worker, which reports that the script runs. */
export const READY = 'ready'
