import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpPath, MANIFEST_PATH, MAX_QUERY_LENGTH, queryPath } from '@galley/query/dump'
import Fastify, { type FastifyInstance } from 'fastify'
import { createServer } from '../create-server'
import { handleError } from '../error-response'
import { registerContentQueries } from './content-queries'
import { createContentSite, dumpOf, infoOf } from './content-site.fixture'
import { QUERY_LIMITS, type QueryLimits } from './query-limits'
import { askFrom, errorOf, post, SLOW } from './query-requests.fixture'

const NO_LIMIT = { requestsPerMinute: 1_000_000 }

type Site = Awaited<ReturnType<typeof createContentSite>>

let site: Site
/** The whole server, with the default limits. */
let server: FastifyInstance
const apps: FastifyInstance[] = []
const changedSites: Site[] = []

beforeAll(async () => {
  site = await createContentSite()
  server = createServerOf(site)
})

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  for (const changed of changedSites.splice(0)) await changed.remove()
})

afterAll(async () => {
  await server.close()
  await site.remove()
})

function createServerOf({ publicDir }: Site) {
  const manifest = { pages: [], redirects: [], headers: [], inlineHashes: {} }
  return createServer({ publicDir, manifest, projectDir: publicDir })
}

/** Starts another server, for a test that changes the site. */
async function startServer() {
  const changed = await createContentSite()
  const app = createServerOf(changed)
  changedSites.push(changed)
  apps.push(app)
  return { app, site: changed }
}

/** Starts the endpoint alone, with other limits. */
function startEndpoint(limits?: Partial<QueryLimits>) {
  const app = Fastify()
  app.setErrorHandler(handleError)
  registerContentQueries(app, site.publicDir, { ...NO_LIMIT, ...limits })
  apps.push(app)
  return app
}

const count = 'SELECT COUNT(*) AS "count" FROM "_content_notes"'

const bodyOf = (sql: string) => JSON.stringify({ sql })
const ask = (app: FastifyInstance, sql: string, collection = 'notes') => post(app, bodyOf(sql), queryPath(collection))

test('a query returns the rows of SQLite, for any version', async () => {
  const sql =
    'SELECT "title", "rating", "featured", "date", "seo" FROM "_content_notes" WHERE ("id" IN (\'notes/0.md\', \'notes/7.md\')) ORDER BY "sortKey" ASC'
  const response = await post(server, bodyOf(sql), `${queryPath('notes')}?v=an-older-one`)
  expect(JSON.stringify([response.headers, response.body])).not.toContain('hidden')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['x-robots-tag']).toBe('noindex')
  expect(response.json()).toEqual([
    { title: "It's0", rating: null, featured: 1, date: null, seo: '{}' },
    { title: 'nul\0inside7', rating: -8.25, featured: 0, date: '2025-01-08', seo: '{"title":"\\"7\\""}' },
  ])
})

test('a query returns a count in the first row', async () => {
  const sql = 'select count( * ) as count from _content_notes where featured = 1;\n'
  expect((await ask(server, sql)).json()).toEqual([{ count: 67 }])
})

test('a query uses a new build as soon as its manifest is written', async () => {
  const { app, site } = await startServer()
  const count = 'SELECT COUNT(*) AS "count" FROM "_content_letters"'
  expect((await ask(app, count, 'letters')).json()).toEqual([{ count: 1 }])
  await site.writeDump('letters', dumpOf('letters', []))
  expect((await ask(app, count, 'letters')).json()).toEqual([{ count: 1 }])
  await site.writeManifest({ letters: infoOf('letters', 'v1-next') })
  expect((await ask(app, count, 'letters')).json()).toEqual([{ count: 0 }])
  expect(errorOf(await ask(app, count, 'notes'), 404)).toContain('Collections: letters.')
  await site.removeManifest()
  expect(errorOf(await ask(app, count, 'notes'), 404)).toBe('There is no collection "notes". Collections: none.')
})

const EXAMPLE = 'Send {"sql": "SELECT …"}.'
const DEEP_LIST = '['.repeat(10_000) + ']'.repeat(10_000)

test.each<[wrong: string, body: string, status: number, error: string, collection?: string, type?: string]>([
  ['text that is not JSON', '{', 400, `The body is not JSON. ${EXAMPLE}`],
  ['a list', '["SELECT"]', 400, `"sql" must be the text of a query, got nothing. ${EXAMPLE}`],
  ['nested lists', `{"sql":${DEEP_LIST}}`, 400, `must be the text of a query, got a value of type "object".`],
  ['an unknown column', bodyOf('SELECT "titel" FROM "_content_notes"'), 400, '"titel" is not a column of "notes".'],
  ['another collection', bodyOf('SELECT * FROM "_content_letters"'), 400, 'no such table: _content_letters'],
  ['an unknown collection', bodyOf(count), 404, 'There is no collection "note". Did you mean "notes"?', 'note'],
  ['an inherited name', bodyOf(count), 404, 'There is no collection "__proto__".', '__proto__'],
  ['invalid SQL of the maximum length', bodyOf('\u0001'.repeat(MAX_QUERY_LENGTH)), 400, 'cannot run'],
  ['a large body', ' '.repeat(QUERY_LIMITS.bodyBytes + 1), 413, 'larger than 64000 bytes. Send a shorter query.'],
  ['JSONP', '{}', 415, 'Content-Type must be application/json, got application/jsonp.', 'notes', 'application/jsonp'],
])('refuses %s', async (_wrong, body, status, error, collection = 'notes', type = 'application/json') => {
  expect(errorOf(await post(server, body, queryPath(collection), type), status)).toContain(error)
})

test('accepts a content type with a character set', async () => {
  const response = await post(server, bodyOf(count), queryPath('notes'), 'Application/JSON; charset=utf-8')
  expect(response.statusCode).toBe(200)
})

test.each(['GET', 'OPTIONS'] as const)('refuses the method %s', async (method) => {
  const response = await server.inject({ method, url: queryPath('notes') })
  expect(errorOf(response, 405)).toBe(`${method} is not possible here. Send a POST.`)
  expect(response.headers.allow).toBe('POST')
})

test('accepts the maximum number of rows, and refuses one row more', async () => {
  const app = startEndpoint({ rows: 100 })
  const all = 'SELECT "id" FROM "_content_notes" ORDER BY "sortKey" ASC'
  expect((await ask(app, `${all} LIMIT 100`)).json()).toHaveLength(100)
  expect(errorOf(await ask(app, `${all} LIMIT 101`), 400)).toBe(
    'The query has more than 100 rows. Request fewer rows with limit().',
  )
})

test('stops a slow query while other queries run', async () => {
  const app = startEndpoint({ queryMs: 200 })
  const slow = Array.from({ length: 4 }, (_, index) => askFrom(`10.0.0.${index}`, app, SLOW, 'novels'))
  const quick = Array.from({ length: 4 }, () => ask(app, count))
  for (const response of await Promise.all(slow)) {
    expect(errorOf(response, 400)).toBe('The query took longer than 200 ms. Narrow the query with where().')
  }
  for (const response of await Promise.all(quick)) expect(response.json()).toEqual([{ count: 200 }])
  expect((await ask(app, count)).statusCode).toBe(200)
}, 30_000)

test('refuses queries when all threads are busy and the queue is full', async () => {
  const app = startEndpoint({ waiting: 1 })
  const responses = await Promise.all(Array.from({ length: 8 }, (_, index) => askFrom(`10.0.0.${index}`, app, count)))
  const [refused, ...others] = responses.filter(({ statusCode }) => statusCode !== 200)
  expect(others.length).toBeGreaterThanOrEqual(4)
  expect(others.length).toBeLessThan(7)
  expect(errorOf(refused!, 503)).toBe('Too many queries are running. Try again in a second.')
  expect(refused!.headers['retry-after']).toBe('1')
}, 30_000)

test.each([
  ['IPv4', '10.0.0.9', '10.0.0.9', '10.0.0.8'],
  ['IPv6, for a whole subnet', '2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:2::1'],
])(
  'limits the running and waiting queries of an IP address: %s',
  async (_, ip, same, other) => {
    const app = startEndpoint({ perIp: 2 })
    const others = askFrom(other, app, count)
    const responses = await Promise.all([ip, same, same].map((from) => askFrom(from, app, count)))
    const refused = responses.filter(({ statusCode }) => statusCode !== 200)
    expect(refused).toHaveLength(1)
    expect(errorOf(refused[0]!, 429)).toBe(
      '2 queries of your IP address are running or waiting already. Try again when one of them has been answered.',
    )
    expect(refused[0]!.headers['retry-after']).toBe('1')
    expect((await others).statusCode).toBe(200)
    expect((await askFrom(same, app, count)).statusCode).toBe(200)
  },
  30_000,
)

test('limits the requests of each IP address separately', async () => {
  const app = startEndpoint({ requestsPerMinute: 2 })
  const body = '{"sql":""}'
  errorOf(await post(app, body), 400)
  errorOf(await post(app, body), 400)
  const refused = await post(app, body)
  expect(errorOf(refused, 429)).toMatch(
    /^More than 2 queries came from your IP address in a minute\. Wait (60|5\d) s\.$/,
  )
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  errorOf(await askFrom('10.0.0.9', app, ''), 400)
})

test('reports a damaged list of collections with its file, and reads the repaired file', async () => {
  const { site } = await startServer()
  const file = join(site.publicDir, MANIFEST_PATH)
  const { readCollections } = registerContentQueries(Fastify(), site.publicDir)
  const whole = await readCollections()
  await writeFile(file, '{"notes":')
  await expect(readCollections()).rejects.toThrow(`${file} cannot be read: Unexpected end of JSON input.`)
  await site.writeManifest(whole)
  expect(await readCollections()).toEqual(whole)
})

test('an unreadable dump causes a server error, which shows no path and no stack', async () => {
  const { app, site } = await startServer()
  await site.writeDump('notes', 'CREATE TABLE "x" ("y"')
  expect(errorOf(await ask(app, 'SELECT * FROM "_content_notes"'), 500)).toBe(
    'Something went wrong on the server. Try again later.',
  )
  await site.writeDump('notes', dumpOf('notes'))
  expect((await ask(app, 'SELECT * FROM "_content_notes"')).statusCode).toBe(200)
})

describe('dumps', () => {
  const version = infoOf('notes').version
  const IMMUTABLE = 'public, max-age=31536000, immutable'
  const REVALIDATE = 'public, max-age=0, must-revalidate'

  test.each([
    [`${dumpPath('notes')}?v=${version}`, IMMUTABLE],
    [`${dumpPath('notes')}?v=older`, REVALIDATE],
    [dumpPath('notes'), REVALIDATE],
    [`${MANIFEST_PATH}?v=${version}`, REVALIDATE],
  ])('sends the dump at %s with the cache time "%s"', async (url, caching) => {
    const response = await server.inject({ url })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe(caching)
    expect(response.headers['x-robots-tag']).toBe('noindex')
  })

  test('does not cache a missing dump', async () => {
    const { app, site } = await startServer()
    await site.writeManifest({ gone: infoOf('notes') })
    const response = await app.inject({ url: `${dumpPath('gone')}?v=${version}` })
    expect(response.statusCode).toBe(404)
    expect(response.headers['cache-control']).toBe('no-cache')
  })
})
