import rateLimit from '@fastify/rate-limit'
import { DRAFT_MANIFEST_PATH, draftDumpPath, draftQueryPath } from '@galley/core/preview'
import type { DatabaseManifest } from '@galley/query/dump'
import Fastify, { type FastifyInstance } from 'fastify'
import { createContent, entry } from './content-view.fixture'
import { registerDraftContent } from './draft-content'
import { createDraftDatabase } from './draft-database'

const TITLES = 'SELECT "title" FROM "_content_docs" ORDER BY "sortKey" ASC'

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

function start(content = createContent(entry('1.start/1.a', { title: 'Draft' }))) {
  const app = Fastify()
  apps.push(app)
  const database = createDraftDatabase(content.readView)
  // The guard runs before every route of the preview.
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== 'Bearer good') return reply.code(401).send({})
  })
  app.register(async (scope) => {
    // The preview limits queries per token, not per IP address.
    await scope.register(rateLimit, { global: false, keyGenerator: () => 'token' })
    registerDraftContent(scope, { databaseOf: () => database })
  })
  const get = (url: string, headers = {}) => app.inject({ url, headers: { authorization: 'Bearer good', ...headers } })
  const ask = (sql: string, collection = 'docs') =>
    app.inject({
      method: 'POST',
      url: draftQueryPath(collection),
      headers: { authorization: 'Bearer good' },
      payload: { sql },
    })
  return { app, get, ask, content }
}

const versionOf = async (get: ReturnType<typeof start>['get']) =>
  (await get(DRAFT_MANIFEST_PATH)).json<DatabaseManifest>()['docs']!.version

test('serves the manifest and a dump without caching', async () => {
  const { get } = start()
  const dump = await get(`${draftDumpPath('docs')}?v=${await versionOf(get)}`)
  expect(dump.body).toContain("'Draft'")
  expect(dump.headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const response of [dump, await get(DRAFT_MANIFEST_PATH)])
    expect(response.headers['cache-control']).toBe('no-store')
})

test.each(['docs/sql_dump.txt', 'docs/sql_dump.txt?v=old', 'docs/sql_dump.txt?v=a&v=b', '..%2f..%2f/sql_dump.txt?v=1'])(
  'sends a 404 for %s',
  async (path) => {
    const response = await start().get(`/api/preview/content/${path}`)
    expect(response.statusCode).toBe(404)
    expect(response.headers['cache-control']).toBe('no-store')
  },
)

test('queries the newest drafts', async () => {
  const { ask, content } = start()
  expect((await ask(TITLES)).json()).toEqual([{ title: 'Draft' }])
  content.set(entry('1.start/1.a', { title: 'Edited' }), entry('1.start/2.b', { title: 'New', draft: true }))
  expect((await ask(TITLES)).json()).toEqual([{ title: 'Edited' }, { title: 'New' }])
})

test('limits queries as on the published site', async () => {
  const { ask } = start()
  expect((await ask('DELETE FROM "_content_docs"')).statusCode).toBe(400)
  expect((await ask('SELECT "title" FROM "_content_posts"')).statusCode).toBe(400)
  expect((await ask('SELECT 1', 'nope')).body).toContain('There is no collection')
})

test('refuses requests without a token', async () => {
  const { app } = start()
  for (const url of [DRAFT_MANIFEST_PATH, `${draftDumpPath('docs')}?v=1`])
    expect((await app.inject({ url })).statusCode).toBe(401)
  const query = await app.inject({ method: 'POST', url: draftQueryPath('docs'), payload: { sql: TITLES } })
  expect(query.statusCode).toBe(401)
})
