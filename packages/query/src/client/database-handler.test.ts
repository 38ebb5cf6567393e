import { RETRY_DELAY_MS } from '@galley/core/retry-once'
import initSqlite, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { createDatabaseHandler, type DatabaseParts } from './database-handler'
import { dumpOf, page, serveFiles } from './database.fixture'

const DOCS = '/api/content/docs/sql_dump.txt'
const TITLES = 'SELECT "title" FROM "_content_docs" ORDER BY "sortKey" ASC'
const docs = (version: string, ...titles: string[]) => {
  const pages = titles.map((title) => page(title))
  return dumpOf('docs', version, pages)
}
const rows = (...titles: string[]) => ({ rows: titles.map((title) => ({ title })) })
const ask = (version = 'v1', sql = TITLES) => ({ collection: 'docs', version, sql })

let sqlite3: Sqlite3Static

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  sqlite3 = await initSqlite()
})
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

/** Creates the handler of a site with these files. `kept` is its cache of images. */
function start(
  files: Parameters<typeof serveFiles>[0],
  parts: Partial<DatabaseParts> = {},
  kept = new Map<string, Uint8Array>(),
) {
  const { fetch, requests } = serveFiles(files)
  const cache: DatabaseParts['cache'] = {
    read: async (collection, version) => kept.get(`${collection} ${version}`),
    write: async (collection, version, image) => void kept.set(`${collection} ${version}`, image()),
  }
  const answer = createDatabaseHandler({ loadSqlite: async () => sqlite3, fetch, cache, ...parts })
  return { answer, requests, kept }
}

/** Awaits a promise and advances the timers past the pause before a second attempt. */
async function settle<Result>(promise: Promise<Result>): Promise<Result> {
  await new Promise((resolve) => setImmediate(resolve))
  await jest.advanceTimersByTimeAsync(RETRY_DELAY_MS)
  return promise
}

test('loads a collection with its first query, once for simultaneous queries', async () => {
  const { answer, requests } = start({ [DOCS]: docs('v1', 'a', 'b') })
  expect(requests).toEqual([])
  const answers = await Promise.all([answer(ask()), answer(ask('v1', `${TITLES} LIMIT 1`)), answer(ask())])
  expect(answers).toEqual([rows('a', 'b'), rows('a'), rows('a', 'b')])
  await answer(ask())
  expect(requests).toEqual([`GET ${DOCS}?v=v1 default`])
})

test('reports the reason for a failed query and runs the next one', async () => {
  const { answer } = start({ [DOCS]: docs('v1', 'a') })
  const message = expect.stringMatching(/^"titel" is not a column of "docs"\. Did you mean "title"\?/) as string
  expect(await answer(ask('v1', 'SELECT "titel" FROM "_content_docs"'))).toEqual({
    failure: { reason: 'failed', message },
  })
  expect(await answer(ask())).toEqual(rows('a'))
})

test('the next visit uses the cached image instead of the dump', async () => {
  const { answer, kept } = start({ [DOCS]: docs('v1', 'a') })
  const first = await answer(ask())
  const next = start({}, {}, kept)
  expect(await next.answer(ask())).toEqual(first)
  expect(next.requests).toEqual([])
})

test.each([
  ['not a database', Uint8Array.of(1, 2, 3)],
  ['empty', new Uint8Array()],
])('loads the dump if the cached image is %s', async (_, image) => {
  const { answer, kept } = start({ [DOCS]: docs('v1', 'a') }, {}, new Map([['docs v1', image]]))
  expect(await settle(answer(ask()))).toEqual(rows('a'))
  expect(kept.get('docs v1')!.length).toBeGreaterThan(1000)
})

/** Returns files whose dump fails this number of times before it loads. */
const failing = (attempts: number, failure: () => Response) => {
  let count = 0
  return { [DOCS]: () => (++count <= attempts ? failure() : new Response(docs('v1', 'a'))) }
}
const offline = () => {
  throw new TypeError('Failed to fetch')
}

test.each([
  ['no connection', offline],
  ['a server error', () => new Response('Bad gateway', { status: 502 })],
  ['half a dump', () => new Response(docs('v1', 'a', 'b').slice(0, -20))],
])('loads the dump again without the HTTP cache after %s', async (_, failure) => {
  const { answer, requests } = start(failing(1, failure))
  expect(await settle(answer(ask()))).toEqual(rows('a'))
  expect(requests).toEqual([`GET ${DOCS}?v=v1 default`, `GET ${DOCS}?v=v1 reload`])
})

test('reports a failed load after the second attempt, and loads again with the next query', async () => {
  const { answer, requests } = start(failing(2, offline))
  const message = `The database of "docs" could not be loaded: ${DOCS}?v=v1 could not be reached. Check the connection, then try again.`
  expect(await settle(answer(ask()))).toEqual({ failure: { reason: 'failed', message } })
  expect(requests).toHaveLength(2)
  expect(await settle(answer(ask()))).toEqual(rows('a'))
})

test('loads SQLite again if it does not load at first', async () => {
  const loadSqlite = jest.fn(async () => sqlite3).mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
  const { answer } = start({ [DOCS]: docs('v1', 'a') }, { loadSqlite })
  expect(await settle(answer(ask()))).toEqual(rows('a'))
  expect(loadSqlite).toHaveBeenCalledTimes(2)
})

/** Returns SQLite with a count of its open databases. */
function countOpen() {
  const state = { open: 0 }
  class CountedDatabase extends sqlite3.oo1.DB {
    constructor(...args: ConstructorParameters<typeof sqlite3.oo1.DB>) {
      super(...args)
      state.open += 1
    }
    override close() {
      state.open -= 1
      super.close()
    }
  }
  const counted = { ...sqlite3, oo1: { ...sqlite3.oo1, DB: CountedDatabase } } as Sqlite3Static
  return { state, loadSqlite: async () => counted }
}

test('a replaced database answers its pending queries, then closes', async () => {
  const { state, loadSqlite } = countOpen()
  const answers = [docs('v1', 'a'), docs('v2', 'b')]
  const { answer } = start({ [DOCS]: () => new Response(answers.shift()) }, { loadSqlite })
  const before = [answer(ask()), answer(ask())]
  const after = answer(ask('v2'))
  expect(await Promise.all(before)).toEqual([rows('a'), rows('a')])
  expect(await after).toEqual(rows('b'))
  expect(state.open).toBe(1)
})

test('requests a dump again without the HTTP cache if the cached dump has another version', async () => {
  const { fetch, requests } = serveFiles({ [DOCS]: docs('v2', 'b') })
  const cached: typeof fetch = (url, options) =>
    options?.cache === 'default' ? Promise.resolve(new Response(docs('v1', 'a'))) : fetch(url, options)
  const { answer } = start({}, { fetch: cached })
  expect(await answer(ask('v2'))).toEqual(rows('b'))
  expect(requests).toEqual([`GET ${DOCS}?v=v2 reload`])
})

test.each([
  ['has no dump', {}, ['default']],
  ['was replaced by another version', { [DOCS]: docs('v2', 'b') }, ['default', 'reload']],
  ['has an HTML page in place of its dump', { [DOCS]: '<h1>Page not found</h1>' }, ['default', 'reload']],
])('a version that %s is outdated', async (_, files, caches) => {
  const { answer, requests, kept } = start(files)
  const message = `The site no longer has ${DOCS}?v=v1, because a new version was published. Reload the page.`
  expect(await answer(ask())).toEqual({ failure: { reason: 'outdated', message } })
  expect(requests).toEqual(caches.map((cache) => `GET ${DOCS}?v=v1 ${cache}`))
  expect(kept.size).toBe(0)
})

test('answers "unsupported" without WebAssembly and does not load the database again', async () => {
  const { answer, requests } = start({ [DOCS]: docs('v1', 'a') }, { loadSqlite: async () => undefined })
  expect(await answer(ask())).toMatchObject({ failure: { reason: 'unsupported' } })
  expect(await answer(ask())).toMatchObject({ failure: { reason: 'unsupported' } })
  expect(requests).toHaveLength(1)
})

const live = { url: 'https://drafts.example/docs.txt?branch=a', headers: { Authorization: 'Bearer t' } }

test('requests a dump of a preview with its headers and without any cache', async () => {
  const kept = new Map([['docs d1', Uint8Array.of(1)]])
  const { fetch, requests } = serveFiles({ '/docs.txt': docs('d1', 'draft') })
  const spy = jest.fn(fetch)
  const { answer } = start({}, { fetch: spy }, kept)
  expect(await answer({ ...ask('d1'), live })).toEqual(rows('draft'))
  expect(requests).toEqual(['GET /docs.txt?branch=a&v=d1 no-store'])
  expect(spy.mock.lastCall![1]?.headers).toEqual(live.headers)
  await new Promise((resolve) => setImmediate(resolve))
  expect([...kept.keys()]).toEqual(['docs d1'])
})

test('a dump of a preview is outdated if the server has another version or none', async () => {
  const { answer } = start({ '/docs.txt': docs('d2', 'draft') })
  for (const url of [live.url, 'https://drafts.example/none.txt']) {
    const { failure } = (await settle(answer({ ...ask('d1'), live: { ...live, url } }))) as { failure: object }
    expect(failure).toMatchObject({ reason: 'outdated' })
  }
})

test('"forget" closes a database of a preview after its pending queries', async () => {
  const { answer, requests } = start({ '/docs.txt': docs('d1', 'draft') })
  const waiting = answer({ ...ask('d1'), live })
  expect(await answer('forget')).toEqual({ rows: [] })
  expect(await waiting).toEqual(rows('draft'))
  await answer({ ...ask('d1'), live })
  expect(requests).toHaveLength(2)
})
