import { createDatabaseClient } from './database-client'
import { queryCollection } from './index'

const QUERY = { collection: 'docs', version: 'v1', sql: 'SELECT 1' }

test('a browser that refuses to start a worker is told from one that answers', async () => {
  const { query } = createDatabaseClient(() => {
    throw new DOMException('Blocked.', 'SecurityError')
  })
  expect(await query(QUERY)).toEqual({
    failure: {
      reason: 'unsupported',
      message: 'The worker of the content database did not start: SecurityError: Blocked.',
    },
  })
})

test('where pages are drawn as HTML, a query can be written down and asks for nothing', () => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  expect(queryCollection('docs').where('draft', '=', false).sql()).toContain('FROM "_content_docs"')
  expect(fetch).not.toHaveBeenCalled()
})
