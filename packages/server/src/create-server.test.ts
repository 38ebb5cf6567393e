import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { RouteRule } from '@galley/core/route-rules'
import { setTranslations } from '@galley/core/translations'
import {
  BUILD_ID,
  createBuiltSite,
  DOCS_HTML,
  HASHED_SCRIPT,
  PAYLOAD,
  SCRIPT,
} from '@galley/testing/built-site.fixture'
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

describe('below a base path', () => {
  let based: FastifyInstance
  beforeAll(() => {
    based = createServer({ ...site.options, basePath: '/docs' })
  })
  afterAll(() => based.close())

  test.each([
    ['/docs/', 200, undefined],
    ['/docs/docs/install', 200, undefined],
    ['/docs?a=1', 301, '/docs/?a=1'],
    ['/docs/docs/install/?a=1', 301, '/docs/docs/install?a=1'],
    ['/docs/get-started', 301, '/docs/docs/install#first'],
    ['/docs/old', 302, 'https://old.example'],
    ['/docs/api/health', 200, undefined],
    ['/api/health', 200, undefined],
    ['/docs/install', 404, undefined],
    ['/', 404, undefined],
    ['/docsearch', 404, undefined],
  ])('%s answers %i %s', async (url, status, location) => {
    const response = await based.inject({ url })
    expect([response.statusCode, response.headers['location']]).toEqual([status, location])
  })

  test('a request outside of the base path names the home page', async () => {
    expect((await based.inject({ url: '/docsearch' })).body).toBe('This site begins at /docs/\n')
  })

  test('a page as Markdown names its own URL', async () => {
    const { headers } = await based.inject({ url: '/docs/docs/install', headers: { accept: 'text/markdown' } })
    expect(headers['content-location']).toBe('/docs/docs/install.md')
  })
})

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
    const [params, data] = [{ name: 'install' }, { doc: 'Install' }]
    expect(validate).toHaveBeenLastCalledWith({ path: '/docs/install', search: '?step=9', params, data })
    expect((await judged.inject('/docs/install/_payload.json')).statusCode).toBe(404)
  })

  test('an accepted page is sent', async () => {
    validate.mockResolvedValue(true)
    expect((await judged.inject('/docs/install')).body).toBe(DOCS_HTML)
  })

  test('a file, and a page without a rule, are sent without a call of a rule', async () => {
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

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const HTML = { 'content-type': 'text/html; charset=utf-8' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const ANY_SITE = { 'access-control-allow-origin': '*' }
const RANGE = `bytes 0-11/${SCRIPT.length}`
const NOINDEX = { 'x-robots-tag': 'noindex' }
const TEXT = { 'content-type': 'text/plain; charset=utf-8' }
const FEED = { 'content-type': 'application/feed+json; charset=utf-8' }
const KEPT = { 'cache-control': IMMUTABLE }
const FRESH = { 'cache-control': REVALIDATE }
/** The Accept header of a browser that opens a page. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
const CRAWLER = {
  accept: BROWSER,
  'user-agent': 'Mozilla/5.0 (compatible; ExampleBot/2.1; +http://bot.galley.example)',
}
const PAYLOAD_URL = '/docs/install/_payload.json'
const NO_PAYLOAD =
  '{"error":"There is no page \\"/nowhere\\", so it has no payload. The pages of a build are listed in /builds/meta/{id}.json."}'

const part = (text: string) => expect.stringContaining(text) as string

test.each<[situation: string, url: string, sent: Record<string, string>, status: number, got: object, body?: string]>([
  ['a page', '/docs/install', {}, 200, { ...HTML, ...FRESH }, DOCS_HTML],
  ['a page with an accent in its path', '/caf%C3%A9', {}, 200, {}, '<h1>Café</h1>'],
  ['a page without Markdown as HTML', '/caf%C3%A9', { accept: 'text/markdown' }, 200, HTML, '<h1>Café</h1>'],
  ['a hashed file, which browsers keep', HASHED_SCRIPT, {}, 200, KEPT],
  ['headers of the configuration', '/icon.svg', {}, 200, { 'cache-control': REVALIDATE, 'x-icon': 'yes' }],
  ['a Markdown file', '/docs/install.md', {}, 200, { ...NOINDEX, 'content-type': 'text/markdown; charset=utf-8' }],
  ['a file of the search', '/api/search/areas.json', {}, 200, { ...JSON_TYPE, ...NOINDEX, ...FRESH }],
  ['a search index', '/api/search/index/docs-0123456789abcdef0123.json', {}, 200, { ...NOINDEX, ...KEPT }],
  ['RSS as XML to any site', '/blog/feed.xml', {}, 200, { ...ANY_SITE, 'content-type': 'application/xml' }],
  ['a JSON feed to any site', '/blog/feed.json', {}, 200, { ...ANY_SITE, ...FEED }],
  ['a range of a file', HASHED_SCRIPT, { range: 'bytes=0-11' }, 206, { 'content-range': RANGE }, 'console.log('],
  ['an archive', '/archive.tar.gz', {}, 200, {}, 'archive'],
  ['a file in .well-known', '/.well-known/security.txt', {}, 200, {}, 'Contact: us'],
  ['a file in place of a redirect', '/page-data/docs/install/page-data.json', {}, 200, {}],
  ['a payload with the id of the build', `${PAYLOAD_URL}?${BUILD_ID}`, {}, 200, { ...NOINDEX, ...KEPT }],
  ['a payload without an id', PAYLOAD_URL, {}, 200, { ...JSON_TYPE, ...FRESH }, PAYLOAD],
  ['a payload with another id', `${PAYLOAD_URL}?undefined`, {}, 200, FRESH],
  ['an error for an unknown payload', '/nowhere/_payload.json?1', { accept: BROWSER }, 404, JSON_TYPE, NO_PAYLOAD],
  ['the path of an unknown page as text', '/%3Cimg%20src=x%22%3E', {}, 404, HTML, part('>/&lt;img src=x&quot;&gt;<')],
  ['the path of an unknown page unchanged', '/$&$1', {}, 404, HTML, part('>/$&amp;$1<')],
  ['a long path shortened', `/${'a'.repeat(300)}`, {}, 404, HTML, part(`>/${'a'.repeat(199)}…<`)],
  ['JSON for an unknown file', '/a', { accept: 'application/json' }, 404, JSON_TYPE, '{"error":"Page not found: /a"}'],
  ['text for an unknown image', '/a.png', { accept: 'image/webp,*/*;q=0.8' }, 404, TEXT, 'Page not found: /a.png\n'],
  ['text to a crawler', '/gone', CRAWLER, 404, { vary: 'Accept, User-Agent' }, 'Page not found: /gone\n'],
  ['health, never cached', '/api/health', {}, 200, { 'cache-control': 'no-store' }, '{"status":"ok"}'],
])('sends %s', async (_situation, url, sent, status, got, ...[body]) => {
  const response = await get(url, sent)
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject(got)
  if (body !== undefined) expect(response.body).toEqual(body)
})

test.each([
  ['/docs/install/?a=1&b=%2F', 301, '/docs/install?a=1&b=%2F'],
  ['/docs/install/index.html?a=1', 301, '/docs/install?a=1'],
  ['/index.html', 301, '/'],
  ['/caf%C3%A9/', 301, '/caf%C3%A9'],
  ['/get-started/', 301, '/docs/install#first'],
  ['/get-started?a=1', 301, '/docs/install?a=1#first'],
  ['/examples/a/b?c=%20d', 302, '/docs/a/b?c=%20d'],
  ['/old/page?x=1', 302, 'https://old.example/page?x=1'],
])('redirects %s with %i to %s', async (url, status, location) => {
  const response = await get(url, { accept: 'text/markdown' })
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject({ location, ...FRESH })
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

test.each([
  ['/docs/install', {}],
  ['/docs/install', { accept: 'text/markdown' }],
])('answers 304 for the unchanged %s with the headers %j', async (url, sent) => {
  const { headers } = await get(url, sent)
  const again = await get(url, { ...sent, 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers.vary).toMatch(/accept-encoding/i)
})

test.each(['/docs/install', '/api/health'])('refuses a POST to %s', async (url) => {
  const headers = { 'content-type': 'application/json' }
  const response = await app.inject({ method: 'POST', url, headers, payload: '{' })
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test.each(['text/markdown', 'text/markdown, text/html;q=0.9', 'text/html;q=0.4, text/*;q=0.5'])(
  'sends Markdown for Accept: %s',
  async (accept) => {
    const { statusCode, headers, body } = await get('/docs/install', { accept })
    expect([statusCode, body]).toEqual([200, '# Install\n'])
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': '/docs/install.md',
      'cache-control': REVALIDATE,
      vary: expect.stringMatching(/\baccept\b(?!-)/i) as string,
    })
    // The header would remove the page itself from search results.
    expect(headers['x-robots-tag']).toBeUndefined()
  },
)

test.each([BROWSER, '*/*', 'text/markdown;q=0.5, text/html;q=0.8', 'text/markdown;q=0, */*;q=0.1', ';;,q='])(
  'sends HTML for Accept: %s',
  async (accept) => {
    const { headers, body } = await get('/docs/install', { accept })
    expect(headers).toMatchObject({ ...HTML, vary: expect.stringMatching(/\baccept\b(?!-)/i) as string })
    expect(headers['x-icon']).toBeUndefined()
    expect(body).toBe(DOCS_HTML)
  },
)

test.each([
  ['/nope', 'text/markdown'],
  ['/docs/nope.md', '*/*'],
])('answers 404 in Markdown for the unknown page %s with Accept: %s', async (url, accept) => {
  const { statusCode, headers, body } = await get(url, { accept })
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8', vary: 'Accept, User-Agent' })
  expect(body).toBe(`# Page not found: ${url}\n\nThe pages of this site are listed in [/llms.txt](/llms.txt).\n`)
})

test.each([
  ['/docs/install', 'br', brotliDecompressSync, DOCS_HTML],
  ['/docs/install', 'gzip', gunzipSync, DOCS_HTML],
  [PAYLOAD_URL, 'br', brotliDecompressSync, PAYLOAD],
] as const)('compresses %s with %s on request', async (url, encoding, unpack, text) => {
  const { headers, rawPayload } = await get(url, { 'accept-encoding': encoding })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toMatch(/accept-encoding/i)
  expect(unpack(rawPayload).toString()).toBe(text)
})

test('a file that the build has compressed has another ETag', async () => {
  const packed = await get('/docs/install', { 'accept-encoding': 'br' })
  expect(packed.headers.etag).not.toBe((await get('/docs/install')).headers.etag)
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

test('an unknown URL shows the 404 page with its path', async () => {
  const { statusCode, headers, body } = await get('/nope?token=secret', { accept: BROWSER })
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({ ...HTML, 'cache-control': 'no-cache' })
  expect(headers['content-security-policy']).toContain("'sha256-BBB='")
  expect(body).toContain('<h1>Page not found: <span class="path">/nope</span></h1>')
  expect(body).toContain('<title>Page not found.</title>')
  expect(body).toContain('<script>"Page not found."</script>')
  expect(body).not.toContain('token')
})

test('logs the request of a crawler for an unknown URL', async () => {
  logLines.length = 0
  await get('/gone', CRAWLER)
  expect(logLines.join('')).toContain('A crawler requested a page that does not exist.')
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

describe('a site with several languages', () => {
  let german: Awaited<ReturnType<typeof createBuiltSite>>
  let server: FastifyInstance
  beforeAll(async () => {
    setTranslations(['de'])
    german = await createBuiltSite()
    const { publicDir, manifest } = german.options
    await mkdir(join(publicDir, 'de/docs/install'), { recursive: true })
    await writeFile(join(publicDir, 'de/404.html'), '<h1>Nichts gefunden</h1>')
    await writeFile(join(publicDir, 'de/docs/install/index.html'), '<h1>Install</h1>')
    const pages = [...manifest.pages, '/de/404.html', '/de/docs/install']
    server = createServer({ ...german.options, manifest: { ...manifest, pages } })
  })
  afterAll(async () => {
    setTranslations([])
    await server.close()
    await german.remove()
  })

  test('an unknown path has the 404 page of its language', async () => {
    for (const url of ['/de/nowhere', '/de/404.html', '/de']) {
      const { statusCode, body } = await server.inject({ url, headers: { accept: 'text/html' } })
      expect([statusCode, body]).toEqual([404, '<h1>Nichts gefunden</h1>'])
    }
    expect((await server.inject({ url: '/dear' })).body).toContain('Page not found')
  })

  test('a page without a translation has the Markdown of its original', async () => {
    const answer = await server.inject({ url: '/de/docs/install', headers: { accept: 'text/markdown' } })
    expect([answer.body, answer.headers['content-location']]).toEqual(['# Install\n', '/docs/install.md'])
    const { statusCode, headers } = await server.inject({ url: '/de/docs/install.md' })
    expect([statusCode, headers.location]).toEqual([302, '/docs/install.md'])
  })
})
