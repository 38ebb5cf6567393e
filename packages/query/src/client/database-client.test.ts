import { createDatabaseClient } from './database-client'
import { queryCollection } from './index'

const QUERY = { collection: 'docs', version: 'v1', sql: 'SELECT 1' }

test('answers "unsupported" if the browser does not start the worker', async () => {
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

test('on the server, a query can be created and sends no request', () => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  expect(queryCollection('docs').where('draft', '=', false).sql()).toContain('FROM "_content_docs"')
  expect(fetch).not.toHaveBeenCalled()
})
