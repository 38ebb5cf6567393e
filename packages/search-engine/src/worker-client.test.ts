import type { CallableWorker } from '@galley/core/worker-calls'
import { createWorkerClient } from './worker-client'

const request = { text: 'needle', path: '/' }
const hit = { id: '/a', area: 'docs', title: 'A', titles: [], level: 1, terms: [] }

/** A worker that answers each request at once. */
function start(answer: (request: unknown) => object) {
  const received: unknown[] = []
  const startWorker = jest.fn((): CallableWorker => {
    const worker: CallableWorker = {
      postMessage: ({ id, request }: { id: number; request: unknown }) => {
        received.push(request)
        worker.onmessage!.call(undefined as never, { data: { id, ...answer(request) } } as MessageEvent)
      },
      terminate: () => undefined,
      onmessage: null,
      onerror: null,
    }
    return worker
  })
  return { client: createWorkerClient(startWorker), startWorker, received }
}

test('starts the worker with the first call, and returns its answers', async () => {
  const { client, startWorker, received } = start((request) => ({ response: { about: request } }))
  expect(startWorker).not.toHaveBeenCalled()
  client.prepare('/docs')
  const { signal } = new AbortController()
  expect(await client.search(request, signal)).toEqual({ about: { kind: 'search', ...request } })
  expect(await client.readExcerpts([hit], signal)).toEqual({ about: { kind: 'excerpts', hits: [hit] } })
  expect(received[0]).toEqual({ kind: 'prepare', path: '/docs' })
  expect(startWorker).toHaveBeenCalledTimes(1)
})

test('reports a failure to prepare only with the first search', async () => {
  const { client } = start(() => ({ error: 'There is no network.' }))
  client.prepare('/docs')
  await expect(client.search(request, new AbortController().signal)).rejects.toThrow('There is no network.')
})

test('a cancelled search rejects', async () => {
  const { client, received } = start(() => ({ response: {} }))
  await expect(client.search(request, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(received).toEqual([])
})

describe('drafts', () => {
  const drafts = { revision: 1, pages: [], gone: [] }
  const { signal } = new AbortController()

  test('are sent once before the next search, and so is their removal', async () => {
    const { client, received } = start(() => ({ response: {} }))
    client.setDrafts(drafts)
    expect(received).toEqual([])
    await client.search(request, signal)
    await client.search(request, signal)
    client.setDrafts(undefined)
    await client.search(request, signal)
    const search = { kind: 'search', ...request }
    expect(received).toEqual([
      { kind: 'drafts', drafts },
      search,
      search,
      { kind: 'drafts', drafts: undefined },
      search,
    ])
  })

  test('are sent again to a worker that replaces a failed one', async () => {
    const { client, startWorker, received } = start(() => ({ response: {} }))
    client.setDrafts(drafts)
    await client.search(request, signal)
    const worker = startWorker.mock.results[0]!.value as CallableWorker
    worker.onerror!.call(undefined as never, { message: 'Out of memory.', preventDefault: () => undefined } as never)
    await client.search(request, signal)
    await client.search(request, signal)
    expect(startWorker).toHaveBeenCalledTimes(2)
    expect(received.filter((call) => (call as { kind: string }).kind === 'drafts')).toHaveLength(2)
  })
})
