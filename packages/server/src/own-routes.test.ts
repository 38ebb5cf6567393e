import { mkdir, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createBuiltSite } from '@galley/testing/built-site.fixture'
import type { FastifyInstance } from 'fastify'
import { createServer } from './create-server'
import { createOwnRoutesMiddleware } from './own-routes'

let site: Awaited<ReturnType<typeof createBuiltSite>>
/** The server of a site with the routes below. */
let app: FastifyInstance
let starts = 0

const ROUTES = `
import type { FastifyInstance } from 'fastify'

export default async function routes(app: FastifyInstance) {
  app.get('/api/hello', async () => ({ hello: 'Ada' }))
  app.post('/api/echo', async (request) => request.body)
  app.get('/api/price', async (_request, reply) => reply.header('Cache-Control', 'public, max-age=60').send({ price: 9 }))
  app.get('/api/fails', async () => {
    throw new Error('the password is 1234')
  })
  app.get('/api/rare', { config: { rateLimit: { max: 1 } } }, async () => 'once')
}
`

async function start(source: string) {
  // Node and Jest cache a loaded module, so each start has another folder.
  const projectDir = join(site.projectDir, String(starts++))
  await mkdir(join(projectDir, 'src'), { recursive: true })
  await writeFile(join(projectDir, 'src/server-routes.ts'), source)
  return createServer({ ...site.options, projectDir })
}

beforeAll(async () => {
  site = await createBuiltSite()
  app = await start(ROUTES)
})

afterAll(async () => {
  await app.close()
  await site.remove()
})

test('serves an endpoint of the site with the headers of the server', async () => {
  const response = await app.inject('/api/hello')
  expect(response.json()).toEqual({ hello: 'Ada' })
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect((await app.inject('/api/price')).headers['cache-control']).toBe('public, max-age=60')
  expect((await app.inject({ method: 'POST', url: '/api/echo', payload: { a: 1 } })).json()).toEqual({ a: 1 })
  expect((await app.inject('/docs/install')).statusCode).toBe(200)
  expect((await app.inject('/api/other')).statusCode).toBe(404)
})

test('hides the error of an endpoint', async () => {
  const response = await app.inject('/api/fails')
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ error: 'Something went wrong on the server. Try again later.' })
})

test('limits requests per IP address, and a route can have another limit', async () => {
  expect((await app.inject('/api/hello')).headers['x-ratelimit-limit']).toBe('120')
  await app.inject('/api/rare')
  const response = await app.inject('/api/rare')
  expect(response.statusCode).toBe(429)
})

test.each([
  ['export const routes = 1', 'src/server-routes.ts must export a Fastify plugin as default: a function.'],
  [
    "export default async (app) => app.get('/api/health', async () => '')",
    "src/server-routes.ts: Method 'GET' already declared for route '/api/health'",
  ],
])('the server does not start with the routes %s', async (source, message) => {
  await expect(start(source)).rejects.toThrow(message)
})

test('the middleware of develop handles endpoints, and passes on other requests with their body', async () => {
  const answer = await createOwnRoutesMiddleware(join(site.projectDir, '0'))
  const server = createHttpServer((request, response) =>
    answer(request, response, () => {
      request.setEncoding('utf8').on('data', (text: string) => response.end(`Gatsby got ${text}`))
    }),
  )
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
  const post = async (path: string) => {
    const init = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } }
    return (await fetch(`http://127.0.0.1:${port}${path}`, init)).text()
  }
  try {
    expect(await post('/api/echo')).toBe('{"a":1}')
    expect(await post('/___graphql')).toBe('Gatsby got {"a":1}')
    expect(await post('/api/hello')).toBe('Gatsby got {"a":1}')
  } finally {
    server.close()
  }
})
