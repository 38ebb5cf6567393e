import type { FastifyInstance } from 'fastify'
import { createBuiltSite } from './built-site.fixture'
import { createServer } from './create-server'
import { BODY_LIMIT_BYTES } from './functions'

let site: Awaited<ReturnType<typeof createBuiltSite>>
let app: FastifyInstance
let origin: string
const logLines: string[] = []

beforeAll(async () => {
  site = await createBuiltSite()
  app = createServer({
    ...site.options,
    logger: { level: 'info', stream: { write: (line) => void logLines.push(line) } },
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await site.remove()
})

test('answer as Gatsby functions, loaded once', async () => {
  await fetch(`${origin}/api/hello`)
  const response = await fetch(`${origin}/api/hello?rate=100%2525&next=%2Fa%26b`)
  expect(response.status).toBe(201)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await response.json()).toEqual({ query: { rate: '100%25', next: '/a&b' }, method: 'GET', loads: 1 })
})

test('get every method and the body as it came', async () => {
  const response = await fetch(`${origin}/api/echo`, {
    method: 'POST',
    body: '{"a": 1}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await response.json()).toEqual({ method: 'POST', body: '{"a": 1}' })
})

test('that fail answer 500 and tell only the log why', async () => {
  const response = await fetch(`${origin}/api/broken`)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: 'Something went wrong on the server. Try again later.' })
  expect(logLines.join('')).toContain('the database password is 1234')
})

test('have an address of their own only', async () => {
  expect((await fetch(`${origin}/api/hello/more`)).status).toBe(404)
  expect((await fetch(`${origin}/api/nope`)).status).toBe(404)
})

test('are not called with a query that cannot be read', async () => {
  expect((await fetch(`${origin}/api/hello?a=%`)).status).toBe(400)
})

test('are not called with a body that is too large or of unknown size', async () => {
  const large = await app.inject({ method: 'POST', url: '/api/hello', payload: Buffer.alloc(BODY_LIMIT_BYTES + 1) })
  expect(large.statusCode).toBe(413)
  const unknown = await app.inject({ method: 'POST', url: '/api/hello', headers: { 'transfer-encoding': 'chunked' } })
  expect(unknown.statusCode).toBe(411)
})

test.each(['gone', 'empty'])('the server does not start with the function file %s.js', async (name) => {
  const manifest = { ...site.options.manifest, functions: [{ route: '/api/x', file: `.cache/functions/${name}.js` }] }
  await expect(createServer({ ...site.options, manifest }).ready()).rejects.toThrow(`${name}.js`)
})

test('a function may set headers of its own in place of the usual ones', async () => {
  const { headers } = await fetch(`${origin}/api/uncached`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
