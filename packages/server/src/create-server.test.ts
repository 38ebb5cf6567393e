import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { RouteRule } from '@galley/core/route-rules'
import { BUILD_ID, createBuiltSite, DOCS_HTML, HASHED_SCRIPT, PAYLOAD } from '@galley/testing/built-site.fixture'
import type { FastifyInstance } from 'fastify'
import { createServer } from './create-server'
import { VALIDATE_TIMEOUT_MS } from './route-validator'

let site: Awaited<ReturnType<typeof createBuiltSite>>
let app: FastifyInstance
const logLines: string[] = []

beforeAll(async () => {
  site = await createBuiltSite()
  app = createServer({
    ...site.options,
    logger: { level: 'info', stream: { write: (line) => void logLines.push(line) } },
  })
})

afterAll(async () => {
  await app.close()
  await site.remove()
})

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers })
}

describe('route rules', () => {
  const validate = jest.fn<boolean | Promise<boolean>, Parameters<NonNullable<RouteRule['validate']>>>()
  let judged: FastifyInstance

  beforeAll(() => {
    judged = createServer({ ...site.options, rules: [{ path: '/docs/:name', validate }] })
  })
  afterAll(() => judged.close())

  test('a refused page and its payload answer 404', async () => {
    validate.mockReturnValue(false)
    const response = await judged.inject({ url: '/docs/install?step=9', headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('<h1>Page Not Found: <span class="path">/docs/install</span></h1>')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(validate).toHaveBeenLastCalledWith({
      path: '/docs/install',
      search: '?step=9',
      params: { name: 'install' },
      data: { doc: 'Install' },
    })
    expect((await judged.inject('/docs/install/_payload.json')).statusCode).toBe(404)
  })

  test('an accepted page is sent', async () => {
    validate.mockResolvedValue(true)
    expect((await judged.inject('/docs/install')).body).toBe(DOCS_HTML)
  })

  test('a page without a rule and a file are sent without a call', async () => {
    validate.mockClear()
    await judged.inject('/')
    await judged.inject('/docs/install.md')
    expect(validate).not.toHaveBeenCalled()
  })

  test('a rule that throws causes a server error, which hides the reason', async () => {
    validate.mockRejectedValue(new Error('The list of plans could not be read.'))
    const response = await judged.inject('/docs/install')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('plans')
  })

  test('a rule that does not resolve causes a server error after the timeout', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    validate.mockReturnValue(new Promise(() => undefined))
    const response = judged.inject('/docs/install').then(({ statusCode }) => statusCode)
    while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    jest.advanceTimersByTime(VALIDATE_TIMEOUT_MS)
    expect(await response).toBe(500)
    jest.useRealTimers()
  })
})

test('serves pages at their paths', async () => {
  const response = await get('/docs/install')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(response.body).toBe(DOCS_HTML)
  expect((await get('/')).body).toContain('Home')
  expect((await get('/caf%C3%A9')).body).toContain('Café')
})

test.each([
  ['/docs/install/?a=1&b=%2F', '/docs/install?a=1&b=%2F'],
  ['/docs/install/index.html?a=1', '/docs/install?a=1'],
  ['/index.html', '/'],
  ['/caf%C3%A9/', '/caf%C3%A9'],
])('%s redirects to %s', async (url, location) => {
  const response = await get(url)
  expect(response.statusCode).toBe(301)
  expect(response.headers.location).toBe(location)
})

test('answers 304 for an unchanged page', async () => {
  const { headers } = await get('/docs/install')
  const again = await get('/docs/install', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(again.headers.vary).toMatch(/accept-encoding/i)
})

test.each(['POST', 'OPTIONS'] as const)('refuses %s for a page', async (method) => {
  const response = await app.inject({
    method,
    url: '/docs/install',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD')
})

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

test.each(['text/markdown', 'text/markdown, text/html;q=0.9', 'text/html;q=0.4, text/*;q=0.5'])(
  'sends Markdown for Accept: %s',
  async (accept) => {
    const { statusCode, headers, body } = await get('/docs/install', { accept })
    expect([statusCode, body]).toEqual([200, '# Install\n'])
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': '/docs/install.md',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(headers.vary).toMatch(/\baccept\b(?!-)/i)
    // The header would remove the page itself from search results.
    expect(headers['x-robots-tag']).toBeUndefined()
  },
)

test.each([BROWSER, '*/*', 'text/markdown;q=0.5, text/html;q=0.8', 'text/markdown;q=0, */*;q=0.1', ';;,q='])(
  'sends HTML for Accept: %s',
  async (accept) => {
    const { headers, body } = await get('/docs/install', { accept })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers.vary).toMatch(/\baccept\b(?!-)/i)
    expect(body).toBe(DOCS_HTML)
  },
)

test('the Markdown of a page has a separate ETag, and a response to HEAD', async () => {
  const accept = 'text/markdown'
  const { headers } = await get('/docs/install', { accept })
  expect(headers.etag).not.toBe((await get('/docs/install')).headers.etag)
  const again = await get('/docs/install', { accept, 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url: '/docs/install', headers: { accept } })
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', ''])
})

test('a page without Markdown is sent as HTML, and Accept has no effect on redirects and files', async () => {
  const headers = { accept: 'text/markdown' }
  expect((await get('/caf%C3%A9', headers)).body).toBe('<h1>Café</h1>')
  expect((await get('/docs/install/', headers)).headers.location).toBe('/docs/install')
  expect((await get('/icon.svg', headers)).headers.vary).not.toMatch(/\baccept\b(?!-)/i)
})

test.each([
  ['/nope', 'text/markdown'],
  ['/docs/nope.md', '*/*'],
])('answers 404 in Markdown for the unknown page %s with Accept: %s', async (url, accept) => {
  const { statusCode, headers, body } = await get(url, { accept })
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/markdown; charset=utf-8'])
  expect(headers.vary).toBe('Accept, User-Agent')
  expect(body).toBe(`# Page not found: ${url}\n\nThe pages of this site are listed in [/llms.txt](/llms.txt).\n`)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends %s to a browser that accepts it', async (encoding, unpack) => {
  const response = await get('/docs/install', { 'accept-encoding': encoding })
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers.vary).toMatch(/accept-encoding/i)
  expect(unpack(response.rawPayload).toString()).toBe(DOCS_HTML)
})

test('a compressed response has another ETag', async () => {
  const plain = await get('/docs/install')
  const packed = await get('/docs/install', { 'accept-encoding': 'br' })
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
})

const PAYLOAD_URL = '/docs/install/_payload.json'

test('browsers keep a payload requested with the id of the published build, and revalidate other payloads', async () => {
  const kept = await get(`${PAYLOAD_URL}?${BUILD_ID}`)
  expect(kept.json()).toEqual(JSON.parse(PAYLOAD))
  expect(kept.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  })
  for (const search of ['', '?ffff456789abcdef0123', '?undefined']) {
    const { statusCode, headers } = await get(PAYLOAD_URL + search)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
  }
})

test('compresses a payload on request, and answers 304 for an unchanged payload', async () => {
  const packed = await get(PAYLOAD_URL, { 'accept-encoding': 'br, gzip' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(PAYLOAD)
  expect(packed.headers.vary).toMatch(/accept-encoding/i)
  const again = await get(PAYLOAD_URL, { 'if-none-match': String(packed.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('answers JSON for the payload of an unknown page, even if the request accepts HTML', async () => {
  const response = await get('/docs/nowhere/_payload.json?1', { accept: 'text/html' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({
    error:
      'There is no page "/docs/nowhere", so it has no payload. The pages of a build are listed in /builds/meta/{id}.json.',
  })
})

test('browsers keep files with a hash in their name', async () => {
  expect((await get(HASHED_SCRIPT)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('excludes Markdown files from search engines', async () => {
  const { headers } = await get('/docs/install.md')
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(headers['x-robots-tag']).toBe('noindex')
})

test('excludes files of the search from search engines, and browsers keep search indexes', async () => {
  const { headers } = await get('/api/search/areas.json')
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  const index = await get('/api/search/index/docs-0123456789abcdef0123.json')
  expect(index.headers['x-robots-tag']).toBe('noindex')
  expect(index.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('other sites can read feeds, and browsers display RSS as XML', async () => {
  const rss = await get('/blog/feed.xml')
  expect(rss.headers).toMatchObject({ 'content-type': 'application/xml', 'access-control-allow-origin': '*' })
  expect((await get('/blog/feed.json')).headers).toMatchObject({
    'content-type': 'application/feed+json; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  expect((await get('/nowhere/feed.json')).headers['access-control-allow-origin']).toBeUndefined()
})

test('sends the headers of the configuration', async () => {
  expect((await get('/icon.svg')).headers['x-icon']).toBe('yes')
  expect((await get('/docs/install')).headers['x-icon']).toBeUndefined()
})

test('serves archives and files in .well-known', async () => {
  expect((await get('/archive.tar.gz')).body).toBe('archive')
  expect((await get('/.well-known/security.txt')).body).toBe('Contact: us')
})

test.each([
  '/_headers',
  '/_redirects',
  '/.env',
  `${HASHED_SCRIPT}.br`,
  '/icon.svg/',
  '/docs',
  '/404.html',
  '/..%2fsecret.txt',
  '/../secret.txt',
  '/..%5csecret.txt',
  '/%',
  '/icon.svg%00.html',
  `/${'a'.repeat(5000)}`,
])('answers 404 for %s', async (url) => {
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('Page not found')
  expect(response.body).not.toMatch(/secret\n|node_modules|at .*\.[jt]s/)
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})

test('an unreadable file causes a server error, which is logged', async () => {
  await symlink('loop.html', join(site.options.publicDir, 'loop.html'))
  logLines.length = 0
  expect((await get('/loop.html')).statusCode).toBe(500)
  expect(logLines.join('')).toContain('ELOOP')
})

test('an unreadable 404 page is logged, and the reader gets a line of text', async () => {
  const broken = await createBuiltSite()
  const file = join(broken.options.publicDir, '404.html')
  await rm(file)
  const lines: string[] = []
  const server = createServer({
    ...broken.options,
    logger: { level: 'error', stream: { write: (line) => void lines.push(line) } },
  })
  const ask = () => server.inject({ url: '/nope', headers: { accept: 'text/html' } })
  expect((await ask()).body).toBe('Page not found: /nope\n')
  expect(lines).toEqual([])
  await mkdir(file)
  expect((await ask()).body).toBe('Page not found: /nope\n')
  expect(lines.join('')).toContain('The 404 page cannot be read.')
  await server.close()
  await broken.remove()
})

test.each([
  ['/get-started/', 301, '/docs/install#first'],
  ['/get-started?a=1', 301, '/docs/install?a=1#first'],
  ['/examples/a/b?c=%20d', 302, '/docs/a/b?c=%20d'],
  ['/old/page?x=1', 302, 'https://old.example/page?x=1'],
])('redirects %s with %i to %s', async (url, status, location) => {
  const response = await get(url)
  expect(response.statusCode).toBe(status)
  expect(response.headers.location).toBe(location)
  expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('a redirect does not replace a page or a file', async () => {
  expect((await get('/page-data/docs/install/page-data.json')).statusCode).toBe(200)
  expect((await get('/page-data/elsewhere')).statusCode).toBe(302)
})

test.each([
  '//evil.example/',
  '/root//evil.example',
  '/root/%5Cevil.example',
  '/root/\\evil.example',
  'http://evil.example/docs/install/',
  '/root/%0d%0aSet-Cookie:a=b',
])('%s redirects to no other site', async (url) => {
  const response = await get(url)
  expect(response.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  expect(response.headers['set-cookie']).toBeUndefined()
})

test('an unknown URL shows the 404 page with its path', async () => {
  const response = await get('/nope?token=secret', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.body).toContain('<h1>Page not found: <span class="path">/nope</span></h1>')
  expect(response.body).toContain('<title>Page not found.</title>')
  expect(response.body).toContain('<script>"Page not found."</script>')
  expect(response.body).not.toContain('token')
  expect(response.headers['content-security-policy']).toContain("'sha256-BBB='")
})

test('the 404 page shows the path as text, decoded and shortened', async () => {
  expect((await get('/%3Cimg%20src=x%20onerror=%22alert(1)%22%3E')).body).toContain(
    '>/&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<',
  )
  expect((await get('/$&$1')).body).toContain('>/$&amp;$1<')
  expect((await get(`/${'a'.repeat(300)}`)).body).toContain(`>/${'a'.repeat(199)}…<`)
})

test('an unknown URL returns JSON or a line of text to clients that do not accept HTML', async () => {
  const json = await get('/nope.json', { accept: 'application/json' })
  expect(json.statusCode).toBe(404)
  expect(json.json()).toEqual({ error: 'Page not found: /nope.json' })
  const image = await get('/nope.png', { accept: 'image/avif,image/webp,*/*;q=0.8' })
  expect(image.statusCode).toBe(404)
  expect(image.body).toBe('Page not found: /nope.png\n')
  expect(image.headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('an unknown URL returns a line of text to a crawler, and is logged', async () => {
  const crawler = 'Mozilla/5.0 (compatible; ExampleBot/2.1; +http://bot.galley.example)'
  const response = await get('/gone-for-good', { accept: 'text/html,*/*', 'user-agent': crawler })
  expect(response.statusCode).toBe(404)
  expect(response.body).toBe('Page not found: /gone-for-good\n')
  expect(response.headers.vary).toContain('User-Agent')
  expect(logLines.join('')).toContain('A crawler requested a page that does not exist.')
})

test('an unknown URL answers 404 to a POST', async () => {
  expect((await app.inject({ method: 'POST', url: '/nope', payload: 'x' })).statusCode).toBe(404)
})

test('/api/health reports a running server, is never cached, and refuses a POST', async () => {
  const response = await get('/api/health')
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }])
  expect(response.headers['cache-control']).toBe('no-store')
  const post = await app.inject({ method: 'POST', url: '/api/health' })
  expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test.each(['/docs/install', '/docs/install/', '/icon.svg', '/%', '/api/health'])(
  'sets the security headers for %s',
  async (url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'") as string,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'strict-transport-security': expect.stringContaining('max-age=') as string,
    })
    expect(headers['x-frame-options']).toBeUndefined()
  },
)

test('the policy of a page allows only the inline scripts of this page', async () => {
  expect((await get('/docs/install')).headers['content-security-policy']).toContain(
    "script-src 'self' 'wasm-unsafe-eval' 'sha256-AAA=';",
  )
  expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

test.each(['/docs/install', '/%'])('a request for %s writes one log line, without the query string', async (path) => {
  logLines.length = 0
  const { statusCode } = await get(`${path}?token=hidden`)
  const lines = logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ method: 'GET', path, status: statusCode, ms: expect.any(Number) as number })
  expect(logLines.join('')).not.toContain('hidden')
})
