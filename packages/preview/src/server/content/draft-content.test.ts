import { DRAFT_MANIFEST_PATH, draftDumpPath, draftQueryPath } from '@galley/core/preview'
import type { DatabaseManifest } from '@galley/query/dump'
import { createPreviewServer, type PreviewServer } from '../preview-server.fixture'

const TITLES = 'SELECT "title" FROM "_content_docs" ORDER BY "sortKey" ASC'

let server: PreviewServer
let token: string

beforeAll(async () => {
  server = await createPreviewServer({ branches: { '': { 'docs/1.a.md': '# Draft\n' } } })
  token = await server.sign()
}, 60_000)
afterAll(() => server.close())

const ask = (sql: string, collection = 'docs') =>
  server.send(draftQueryPath(collection), token, { method: 'POST', payload: { sql } })

test('serves the manifest and a dump without caching', async () => {
  const manifest = await server.send(DRAFT_MANIFEST_PATH, token)
  const { version } = manifest.json<DatabaseManifest>()['docs']!
  const dump = await server.send(`${draftDumpPath('docs')}?v=${version}`, token)
  expect(dump.body).toContain("'Draft'")
  expect(dump.headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const { headers } of [dump, manifest]) expect(headers['cache-control']).toBe('no-store')
})

test.each(['docs/sql_dump.txt?v=a&v=b', '..%2f/sql_dump.txt?v=1'])('sends a 404 for %s', async (path) => {
  expect((await server.send(`/api/preview/content/${path}`, token)).statusCode).toBe(404)
})

test('queries the newest drafts', async () => {
  expect((await ask(TITLES)).json()).toEqual([{ title: 'Draft' }])
  await server.save('docs/1.a.md', '# Edited\n')
  await server.save('docs/2.b.draft.md', '# New\n')
  expect((await ask(TITLES)).json()).toEqual([{ title: 'Edited' }, { title: 'New' }])
})

test('limits queries as on the published site', async () => {
  expect((await ask('DELETE FROM "_content_docs"')).statusCode).toBe(400)
  expect((await ask('SELECT "title" FROM "_content_posts"')).statusCode).toBe(400)
  expect((await ask('SELECT 1', 'nope')).body).toContain('There is no collection')
})
