import Fastify, { type FastifyInstance } from 'fastify'
import { handleError } from './error-response'
import { registerIcons } from './icons'

const ROCKET = '/api/icons/lucide.json?icons=rocket'

const apps: FastifyInstance[] = []

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

/** Starts the endpoint with the icon sets of this repository. */
function startEndpoint() {
  const app = Fastify()
  app.setErrorHandler(handleError)
  registerIcons(app, process.cwd())
  apps.push(app)
  return app
}

test('returns an icon with its size, cached for a week', async () => {
  const response = await startEndpoint().inject(ROCKET)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=604800',
    'x-robots-tag': 'noindex',
    'x-ratelimit-limit': '120',
  })
  const rocket = { body: expect.stringContaining('<') as unknown }
  expect(response.json()).toMatchObject({ prefix: 'lucide', icons: { rocket }, width: 24, height: 24 })
})

test('answers 304 for an unchanged answer', async () => {
  const app = startEndpoint()
  const { etag } = (await app.inject(ROCKET)).headers
  for (const known of [etag, etag?.slice(2), `"older", ${etag}`]) {
    const again = await app.inject({ url: ROCKET, headers: { 'if-none-match': known } })
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'public, max-age=604800'])
  }
  const other = await app.inject({ url: `${ROCKET},house`, headers: { 'if-none-match': etag } })
  expect(other.statusCode).toBe(200)
})

test('caches an answer with unknown icons for an hour', async () => {
  const response = await startEndpoint().inject(`${ROCKET},rokcet`)
  expect(response.json()).toMatchObject({ icons: { rocket: {} }, not_found: ['rokcet'] })
  expect(response.headers['cache-control']).toBe('public, max-age=3600')
})

test.each([
  ['GET', '/api/icons/mdi.json?icons=home', 404, 'There is no icon set "mdi.json".'],
  ['GET', '/api/icons/..%2f..%2fpackage.json?icons=home', 404, 'There is no icon set "../../package.json".'],
  ['GET', '/api/icons/lucide.json?icons=a&icons=b', 400, 'Name the icons'],
  ['POST', ROCKET, 405, 'POST is not possible here. Send a GET.'],
] as const)('answers %s %s with the error %i, which is not cached', async (method, url, status, error) => {
  const response = await startEndpoint().inject({ method, url })
  expect(response.statusCode).toBe(status)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.json<{ error: string }>().error).toContain(error)
})
