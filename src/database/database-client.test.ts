/** @jest-environment node */
import { createDatabaseClient, type DatabaseWorker } from './database-client'
import type { DatabaseAnswer, DatabaseRequest } from './database-messages'

const ask = (sql: string) => ({ collection: 'docs', version: 'v1', sql })
const rows = (title: string): DatabaseAnswer => ({ rows: [{ title }] })

/** Workers that answer when the test says so. */
function createWorkers() {
  const workers: (DatabaseWorker & { received: DatabaseRequest[]; isTerminated: boolean })[] = []
  const start = () => {
    const worker: (typeof workers)[number] = {
      received: [],
      isTerminated: false,
      postMessage: (request: DatabaseRequest) => worker.received.push(request),
      terminate: () => (worker.isTerminated = true),
      onmessage: null,
      onerror: null,
    }
    workers.push(worker)
    return worker
  }
  const reply = (index: number, request: number, answer: DatabaseAnswer) => {
    const data = { id: workers[index]!.received[request]!.id, ...answer }
    workers[index]!.onmessage!.call(undefined as never, { data } as MessageEvent)
  }
  const fail = (index: number, message: string) => {
    const event = { message, preventDefault: jest.fn() } as unknown as ErrorEvent
    workers[index]!.onerror!.call(undefined as never, event)
  }
  return { workers, start, reply, fail }
}

test('one worker starts with the first query, and each query gets its own answer', async () => {
  const { workers, start, reply } = createWorkers()
  const { query } = createDatabaseClient(start)
  expect(workers).toEqual([])
  const first = query(ask('first'))
  const second = query(ask('second'))
  expect(workers).toHaveLength(1)
  expect(workers[0]!.received).toEqual([expect.objectContaining(ask('first')), expect.objectContaining(ask('second'))])
  reply(0, 1, rows('b'))
  reply(0, 0, rows('a'))
  expect(await first).toMatchObject(rows('a'))
  expect(await second).toMatchObject(rows('b'))
})

test('a worker that breaks down leaves no query waiting; the next query starts another', async () => {
  const { workers, start, reply, fail } = createWorkers()
  const { query } = createDatabaseClient(start)
  const lost = [query(ask('first')), query(ask('second'))]
  fail(0, 'Script error.')
  for (const answer of await Promise.all(lost)) {
    expect(answer).toEqual({
      failure: { reason: 'unsupported', message: 'The worker of the content database broke down: Script error.' },
    })
  }
  expect(workers[0]!.isTerminated).toBe(true)
  const next = query(ask('third'))
  reply(1, 0, rows('c'))
  expect(await next).toMatchObject(rows('c'))
})

test('a browser that refuses to start a worker is told from one that answers', async () => {
  const { query } = createDatabaseClient(() => {
    throw new DOMException('Blocked.', 'SecurityError')
  })
  expect(await query(ask('first'))).toMatchObject({ failure: { reason: 'unsupported' } })
})
