import { queryEndpoint } from './query-endpoint'

const QUERY = { collection: 'docs', version: 'v1+a', sql: `SELECT * FROM "_content_docs" WHERE ("title" = 'It''s')` }

const answerWith = (body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => new Response(text, { status }))
}

test("posts the query to its collection's URL and returns the rows", async () => {
  const fetch = answerWith([{ title: "It's" }])
  expect(await queryEndpoint(QUERY, { fetch })).toEqual([{ title: "It's" }])
  expect(fetch).toHaveBeenCalledWith('/api/content/docs/query?v=v1%2Ba', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sql: QUERY.sql }),
    signal: expect.anything() as AbortSignal,
  })
})

test('sends at most two queries at a time', async () => {
  let sent = 0
  const most: number[] = []
  const fetch = async () => {
    most.push(++sent)
    await new Promise((resolve) => setImmediate(resolve))
    sent -= 1
    return new Response('[]')
  }
  await Promise.all(Array.from({ length: 6 }, () => queryEndpoint(QUERY, { fetch })))
  expect(most).toHaveLength(6)
  expect(Math.max(...most)).toBe(2)
})

test("rejects with the server's message", async () => {
  const fetch = answerWith({ error: 'There is no column "titel".' }, 400)
  await expect(queryEndpoint(QUERY, { fetch })).rejects.toThrow('There is no column "titel".')
})

test.each([
  [404, '<h1>Page not found</h1>'],
  [200, '<!doctype html>'],
  [200, { rows: [] }],
])('rejects a response %i without rows and names the remedy: %j', async (status, body) => {
  await expect(queryEndpoint(QUERY, { fetch: answerWith(body, status) })).rejects.toThrow(
    `/api/content/docs/query?v=v1%2Ba has no rows. Queries need a browser with WebAssembly, or the site's own server: run "npm start".`,
  )
})

test('reports a missing connection', async () => {
  const fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(queryEndpoint(QUERY, { fetch })).rejects.toThrow(
    '/api/content/docs/query?v=v1%2Ba could not be reached. Check the connection, then try again.',
  )
})
