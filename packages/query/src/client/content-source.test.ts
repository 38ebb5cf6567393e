import { RETRY_DELAY_MS } from '@galley/core/retry-once'
import { createBrowserSource, createServerSource } from './content-source'
import type { DatabaseAnswer, DatabaseCall } from './database-messages'
import { manifestOf, serveFiles } from './database.fixture'
import { queryCollection } from './index'

const MANIFEST = '/api/content/collections.json'
const ENDPOINT = '/api/content/docs/query'
const SQL = 'SELECT "title" FROM "_content_docs"'
const ROWS = [{ title: 'a' }]
const manifest = (version: string) => JSON.stringify(manifestOf({ docs: version, posts: 'v1' }))

const failure = (reason: 'unsupported' | 'outdated' | 'failed', message: string = reason): DatabaseAnswer => ({
  failure: { reason, message },
})

/**
 * Creates the source of a page, with the requests and the calls of its worker.
 * @param answers The worker's answers, by version. Without answers, the browser has no workers.
 */
function open(files: Parameters<typeof serveFiles>[0], answers?: Record<string, DatabaseAnswer>) {
  const { fetch: fetchFile, requests } = serveFiles(files)
  const fetch = jest.fn(fetchFile)
  const calls: DatabaseCall[] = []
  const startWorker = () => {
    const worker = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      onerror: null,
      terminate: () => undefined,
      postMessage: ({ id, request }: { id: number; request: DatabaseCall }) => {
        calls.push(request)
        const response = (request !== 'forget' && answers?.[request.version]) || { rows: [] }
        worker.onmessage?.({ data: { id, response } } as MessageEvent)
      },
    }
    return worker
  }
  const source = createBrowserSource({ fetch, startWorker: answers && startWorker })
  const versions = () => calls.flatMap((call) => (call === 'forget' ? [] : [call.version]))
  return { source, fetch, requests, calls, versions }
}

test('runs queries in the worker with the version in the manifest, and loads the manifest once', async () => {
  const { source, requests, versions } = open({ [MANIFEST]: manifest('v1') }, { v1: { rows: ROWS } })
  expect(requests).toEqual([])
  expect(await Promise.all([source.run('docs', SQL), source.run('docs', SQL)])).toEqual([ROWS, ROWS])
  expect((await source.columns('docs')).map(({ name }) => name)).toContain('title')
  expect((await source.describe('posts')).version).toBe('v1')
  expect(requests).toEqual([`GET ${MANIFEST} no-cache`])
  expect(versions()).toEqual(['v1', 'v1'])
  expect(source.ranIn).toBe('browser')
})

test('uses the endpoint if the worker cannot run SQLite, and reports the errors of the worker and the endpoint', async () => {
  const files: Record<string, string> = { [MANIFEST]: manifest('v1') }
  const { source, requests } = open(files, { v1: failure('unsupported', 'The worker broke down.') })
  await expect(source.run('docs', SQL)).rejects.toThrow(`The worker broke down. ${ENDPOINT}?v=v1 has no rows.`)
  files[ENDPOINT] = JSON.stringify(ROWS)
  expect(await source.run('docs', SQL)).toEqual(ROWS)
  expect(requests.slice(-1)).toEqual([`POST ${ENDPOINT}?v=v1`])
  expect(source.ranIn).toBe('server')
})

test('uses the endpoint if the browser does not start the worker', async () => {
  const { fetch } = serveFiles({ [MANIFEST]: manifest('v1') })
  const startWorker = () => {
    throw new DOMException('Blocked.', 'SecurityError')
  }
  await expect(createBrowserSource({ fetch, startWorker }).run('docs', SQL)).rejects.toThrow(
    `The worker of the content database did not start: SecurityError: Blocked. ${ENDPOINT}?v=v1 has no rows.`,
  )
})

test('loads the manifest again if the site was published in the meantime', async () => {
  const files = { [MANIFEST]: manifest('v1') }
  const { source, requests, versions } = open(files, { v1: failure('outdated'), v2: { rows: ROWS } })
  await source.columns('docs')
  files[MANIFEST] = manifest('v2')
  expect(await source.run('docs', SQL)).toEqual(ROWS)
  await source.run('docs', SQL)
  expect(versions()).toEqual(['v1', 'v2', 'v2'])
  expect(requests).toHaveLength(2)
})

test('rejects with the message of a failed query and does not use the endpoint', async () => {
  const { source, requests } = open({ [MANIFEST]: manifest('v1') }, { v1: failure('failed') })
  await expect(source.run('docs', SQL)).rejects.toThrow('failed')
  expect(requests).toEqual([`GET ${MANIFEST} no-cache`])
})

test('suggests the nearest name for an unknown collection', async () => {
  await expect(open({ [MANIFEST]: manifest('v1') }).source.run('dosc', SQL)).rejects.toThrow(
    'There is no collection of pages "dosc". Did you mean "docs"? Collections: docs, posts.',
  )
})

describe('setContentUrls', () => {
  const LIVE = '/preview/manifest.json'
  let token = 'first'
  const urls = {
    manifest: `https://drafts.example${LIVE}?branch=a`,
    dumpOf: (collection: string) => `https://drafts.example/preview/${collection}.txt?branch=a`,
    queryOf: (collection: string) => `https://drafts.example/preview/${collection}/query?branch=a`,
    headers: () => ({ Authorization: `Bearer ${token}` }),
  }
  beforeEach(() => (token = 'first'))

  test('for a preview, loads the manifest with every query, and passes URL and headers to the worker', async () => {
    const files = { [MANIFEST]: manifest('v1'), [LIVE]: manifest('d1') }
    const { source, fetch, calls } = open(files, { d1: { rows: ROWS } })
    source.setContentUrls(urls)
    expect(await source.run('docs', SQL)).toEqual(ROWS)
    files[LIVE] = manifest('d2')
    token = 'second'
    expect(await source.run('docs', SQL)).toEqual([])
    expect(fetch.mock.calls.map(([url, options]) => [url, options?.headers])).toEqual([
      [urls.manifest, { Authorization: 'Bearer first' }],
      [urls.manifest, { Authorization: 'Bearer second' }],
    ])
    const live = (token: string) => ({ url: urls.dumpOf('docs'), headers: { Authorization: `Bearer ${token}` } })
    expect(calls).toEqual([
      { collection: 'docs', sql: SQL, version: 'd1', live: live('first') },
      { collection: 'docs', sql: SQL, version: 'd2', live: live('second') },
    ])
  })

  test('for a preview, uses the endpoint of the preview in a browser without WebAssembly', async () => {
    const { source, fetch } = open({ [LIVE]: manifest('d1'), '/preview/docs/query': JSON.stringify(ROWS) })
    source.setContentUrls(urls)
    expect(await source.run('docs', SQL)).toEqual(ROWS)
    const [url, options] = fetch.mock.lastCall!
    expect(url).toBe('https://drafts.example/preview/docs/query?branch=a&v=d1')
    expect(options?.headers).toEqual({ 'Content-Type': 'application/json', Authorization: 'Bearer first' })
  })

  test('after a preview, closes the databases of the preview and uses the published databases', async () => {
    const files = { [MANIFEST]: manifest('v1'), [LIVE]: manifest('d1') }
    const { source, requests, calls } = open(files, { v1: { rows: ROWS } })
    source.setContentUrls(urls)
    expect(calls).toEqual([])
    await source.run('docs', SQL)
    source.setContentUrls(undefined)
    expect(await source.run('docs', SQL)).toEqual(ROWS)
    expect(calls.slice(1)).toEqual(['forget', { collection: 'docs', sql: SQL, version: 'v1' }])
    expect(requests.at(-1)).toBe(`GET ${MANIFEST} no-cache`)
  })
})

test('requests a manifest twice before the query rejects, and again with the next query', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  let count = 0
  const answer = () => (++count <= 2 ? new Response('', { status: 503 }) : new Response(manifest('v1')))
  const { source, requests } = open({ [MANIFEST]: answer }, { v1: { rows: ROWS } })
  const told = expect(source.run('docs', SQL)).rejects.toThrow(
    `The list of collections could not be loaded: ${MANIFEST} answered 503. Check the connection, then try again.`,
  )
  await new Promise((resolve) => setImmediate(resolve))
  await jest.advanceTimersByTimeAsync(RETRY_DELAY_MS)
  await told
  expect(requests).toHaveLength(2)
  expect(await source.run('docs', SQL)).toEqual(ROWS)
  jest.useRealTimers()
})

test("createServerSource sends queries and the visitor's cookie to the site's endpoint", async () => {
  const { fetch, requests } = serveFiles({ [MANIFEST]: manifest('v1'), [ENDPOINT]: JSON.stringify(ROWS) })
  const spy = jest.fn(fetch)
  const source = createServerSource({ fetch: spy, origin: 'https://site.example', cookie: 'preview=abc' })
  expect(await source.run('docs', SQL)).toEqual(ROWS)
  expect(requests).toEqual([`GET ${MANIFEST} no-cache`, `POST ${ENDPOINT}?v=v1`])
  for (const [url, options] of spy.mock.calls) {
    expect(url).toMatch(/^https:\/\/site\.example\//)
    expect(options?.headers).toMatchObject({ Cookie: 'preview=abc' })
  }
  expect(source.ranIn).toBe('server')
})

test('on the server, a query can be created and sends no request', () => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  expect(queryCollection('docs').where('draft', '=', false).sql()).toContain('FROM "_content_docs"')
  expect(fetch).not.toHaveBeenCalled()
})
