import { manifestOf, serveFiles } from './database.fixture'
import { createContentQueries, createServerSource, queryCollection } from './index'

test('where pages are drawn as HTML, a query can be written down and asks for nothing', () => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  expect(queryCollection('docs').where('draft', '=', false).sql()).toContain('FROM "_content_docs"')
  expect(fetch).not.toHaveBeenCalled()
})

test('on a server, the same functions ask the endpoint of the site', async () => {
  const { fetch } = serveFiles({
    '/api/content/collections.json': JSON.stringify(manifestOf({ docs: 'v1' })),
    '/api/content/docs/query': JSON.stringify([{ title: 'Install', draft: 0 }]),
  })
  const queries = createContentQueries(createServerSource({ origin: 'https://site.example', fetch }))
  const rows = await queries.queryCollection('docs').select('title', 'draft').all()
  expect(rows).toEqual([{ title: 'Install', draft: false }])
})
