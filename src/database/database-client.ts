import type { DatabaseAnswer, DatabaseQuery, DatabaseRequest, DatabaseResponse } from './database-messages'

/** What the client needs of a worker. */
export type DatabaseWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** Sends queries to the worker and gives each its answer. */
export interface DatabaseClient {
  query: (query: DatabaseQuery) => Promise<DatabaseAnswer>
}

/** Talks to a worker that is started with the first query, and again after it broke down. */
export function createDatabaseClient(startWorker: () => DatabaseWorker): DatabaseClient {
  const waiting = new Map<number, (answer: DatabaseAnswer) => void>()
  let worker: DatabaseWorker | undefined
  let lastId = 0

  /** A worker that does not start, or breaks down, leaves every query without an answer. */
  const giveUp = (message: string) => {
    worker?.terminate()
    worker = undefined
    for (const resolve of waiting.values()) resolve({ failure: { reason: 'unsupported', message } })
    waiting.clear()
  }

  const start = () => {
    const started = startWorker()
    started.onmessage = ({ data }: MessageEvent<DatabaseResponse>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    }
    started.onerror = (event) => {
      event.preventDefault()
      giveUp(`The worker of the content database broke down: ${event.message}`)
    }
    return started
  }

  return {
    query: (query) =>
      new Promise((resolve) => {
        const request: DatabaseRequest = { id: ++lastId, ...query }
        waiting.set(request.id, resolve)
        try {
          worker ??= start()
          worker.postMessage(request)
        } catch (error) {
          giveUp(String(error))
        }
      }),
  }
}
