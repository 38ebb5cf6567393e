/** What a page sends to its worker: a request, or that it no longer wants the answer to one. */
export type WorkerMessage<Request> = { id: number; request: Request } | { cancelled: number }

/** What comes back; errors lose their class between threads and come as texts. */
export type WorkerReply<Response> = { id: number; response: Response } | { id: number; error: string }

/** The first that comes back: the worker's script runs. */
export const READY = 'ready'
