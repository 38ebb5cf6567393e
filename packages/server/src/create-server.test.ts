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
    judged = createServer({
      ...site.options,
      rules: [{ path: '/docs/:name', validate }],
    })
  })
  afterAll(() => judged.close())

  test.each([false, Promise.resolve(false)])('a refused page answers 404 (%p)', async (isPage) => {
    validate.mockReturnValue(isPage)
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
  })

  test('refuse the payload of a page too', async () => {
    validate.mockReturnValue(false)
    expect((await judged.inject('/docs/install/_payload.json')).statusCode).toBe(404)
  })

  test('an accepted page is sent', async () => {
    validate.mockResolvedValue(true)
    expect((await judged.inject('/docs/install')).body).toBe(DOCS_HTML)
  })

  test('are not called for other pages and files', async () => {
    validate.mockClear()
    await judged.inject('/')
    await judged.inject('/docs/install.md')
    expect(validate).not.toHaveBeenCalled()
  })

  test('a rule that fails is an error of the server', async () => {
    validate.mockRejectedValue(new Error('The list of plans could not be read.'))
    const response = await judged.inject('/docs/install')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('plans')
  })

  test('a rule that does not resolve is an error after a timeout', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    validate.mockReturnValue(new Promise(() => undefined))
    const response = judged.inject('/docs/install').then(({ statusCode }) => statusCode)
    while (jest.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
    jest.advanceTimersByTime(VALIDATE_TIMEOUT_MS)
    expect(await response).toBe(500)
    jest.useRealTimers()
  })
})

describe('pages', () => {
  test('are served at their path', async () => {
    const response = await get('/docs/install')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(response.body).toBe(DOCS_HTML)
    expect((await get('/')).body).toContain('Home')
    expect((await get('/caf%C3%A9')).body).toContain('Café')
  })

  test.each([
    ['/docs/install/', '/docs/install'],
    ['/docs/install/?a=1&b=%2F', '/docs/install?a=1&b=%2F'],
    ['/docs/install/index.html?a=1', '/docs/install?a=1'],
    ['/index.html', '/'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('%s goes to the one form %s', async (url, location) => {
    const response = await get(url)
    expect(response.statusCode).toBe(301)
    expect(response.headers.location).toBe(location)
  })

  test('answer 304 if nothing changed', async () => {
    const { headers } = await get('/docs/install')
    const again = await get('/docs/install', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.vary).toMatch(/accept-encoding/i)
    expect((await get('/docs/install', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('answer HEAD with headers only', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/docs/install' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
    expect(response.headers['content-length']).toBe(String(DOCS_HTML.length))
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuse %s', async (method) => {
    const response = await app.inject({
      method,
      url: '/docs/install',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD')
  })
})

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

describe('pages as Markdown', () => {
  test.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9',
    'text/markdown, text/html, */*',
    'text/html;q=0.4, text/*;q=0.5',
    'TEXT/Markdown',
  ])('are the answer to Accept: %s', async (accept) => {
    const { statusCode, headers, body } = await get('/docs/install', { accept })
    expect([statusCode, body]).toEqual([200, '# Install\n'])
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': '/docs/install.md',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(headers.vary).toMatch(/\baccept\b(?!-)/i)
    // It would take the page itself out of search results.
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  test.each([
    BROWSER,
    '*/*',
    '',
    'text/html, text/markdown',
    'text/markdown;q=0.5, text/html;q=0.8',
    'text/markdown;q=0, */*;q=0.1',
    'application/json',
    ';;,q=',
  ])('are not the answer to Accept: %s', async (accept) => {
    const { headers, body } = await get('/docs/install', { accept })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers.vary).toMatch(/\baccept\b(?!-)/i)
    expect(body).toBe(DOCS_HTML)
  })

  test('have a separate ETag, and answer HEAD', async () => {
    const accept = 'text/markdown'
    const { headers } = await get('/docs/install', { accept })
    expect(headers.etag).not.toBe((await get('/docs/install')).headers.etag)
    const again = await get('/docs/install', { accept, 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await app.inject({ method: 'HEAD', url: '/docs/install', headers: { accept } })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', ''])
  })

  test('a page without Markdown is sent as HTML, redirects and files stay unchanged', async () => {
    const headers = { accept: 'text/markdown' }
    expect((await get('/caf%C3%A9', headers)).body).toBe('<h1>Café</h1>')
    expect((await get('/docs/install/', headers)).headers.location).toBe('/docs/install')
    expect((await get('/icon.svg', headers)).headers.vary).not.toMatch(/\baccept\b(?!-)/i)
  })

  test.each([
    ['/nope', 'text/markdown'],
    ['/docs/nope.md', '*/*'],
  ])('that do not exist answer 404 in Markdown: %s with Accept: %s', async (url, accept) => {
    const { statusCode, headers, body } = await get(url, { accept })
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/markdown; charset=utf-8'])
    expect(headers.vary).toBe('Accept, User-Agent')
    expect(body).toBe(`# Page not found: ${url}\n\nThe pages of this site are listed in [/llms.txt](/llms.txt).\n`)
  })

  test('unknown ones answer a browser with the 404 page', async () => {
    expect((await get('/docs/nope.md', { accept: BROWSER })).headers['content-type']).toMatch('text/html')
  })
})

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('gives %s to who takes it', async (encoding, unpack) => {
    const response = await get('/docs/install', { 'accept-encoding': encoding })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers.vary).toMatch(/accept-encoding/i)
    expect(unpack(response.rawPayload).toString()).toBe(DOCS_HTML)
  })

  test('prefers Brotli, respects a refusal, and sends Vary', async () => {
    expect((await get(HASHED_SCRIPT, { 'accept-encoding': 'gzip, deflate, br' })).headers['content-encoding']).toBe(
      'br',
    )
    expect((await get(HASHED_SCRIPT, { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    const plain = await get(HASHED_SCRIPT)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toMatch(/accept-encoding/i)
  })

  test('each encoding has its own ETag', async () => {
    const plain = await get('/docs/install')
    const packed = await get('/docs/install', { 'accept-encoding': 'br' })
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
  })
})

describe('payloads', () => {
  const ADDRESS = '/docs/install/_payload.json'

  test('are immutable with the id of the published build, otherwise revalidated', async () => {
    const kept = await get(`${ADDRESS}?${BUILD_ID}`)
    expect(kept.json()).toEqual(JSON.parse(PAYLOAD))
    expect(kept.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
    })
    for (const search of ['', '?', '?ffff456789abcdef0123', '?undefined']) {
      const { statusCode, headers } = await get(ADDRESS + search)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
    }
  })

  test('are compressed on request, and answer 304 if nothing changed', async () => {
    const packed = await get(ADDRESS, { 'accept-encoding': 'br, gzip' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(PAYLOAD)
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    expect((await get(ADDRESS, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined()
    const again = await get(ADDRESS, { 'if-none-match': String(packed.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('answer JSON for unknown pages, even if the request accepts HTML', async () => {
    const response = await get('/docs/nowhere/_payload.json?1', { accept: 'text/html' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      error:
        'There is no page "/docs/nowhere", so it has no payload. The pages of a build are listed in /builds/meta/{id}.json.',
    })
    expect((await get('/nowhere/_payload.json')).json<{ error: string }>().error).toContain('"/nowhere"')
  })
})

describe('files', () => {
  test('with a content hash are immutable', async () => {
    expect((await get(HASHED_SCRIPT)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('with the Markdown of pages are text, excluded from search engines', async () => {
    const { headers } = await get('/docs/install.md')
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  test('of the search are excluded from search engines, and indexes are immutable', async () => {
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

  test('of feeds are readable from other sites, and RSS is XML that browsers display', async () => {
    const rss = await get('/blog/feed.xml')
    expect(rss.headers).toMatchObject({ 'content-type': 'application/xml', 'access-control-allow-origin': '*' })
    const again = await get('/blog/feed.xml', { 'if-none-match': String(rss.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect((await get('/blog/feed.json')).headers).toMatchObject({
      'content-type': 'application/feed+json; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    expect((await get('/nowhere/feed.json')).headers['access-control-allow-origin']).toBeUndefined()
  })

  test('that describe the search to browsers are XML', async () => {
    expect((await get('/opensearch.xml')).headers['content-type']).toMatch(/^application\/xml/)
  })

  test('have the headers of the configuration', async () => {
    expect((await get('/icon.svg')).headers['x-icon']).toBe('yes')
    expect((await get('/docs/install')).headers['x-icon']).toBeUndefined()
  })

  test('are served if their name only looks compressed or hidden', async () => {
    expect((await get('/archive.tar.gz')).body).toBe('archive')
    expect((await get('/.well-known/security.txt')).body).toBe('Contact: us')
  })

  test.each([
    '/_headers',
    '/_redirects',
    '/.env',
    '/.well-known/../.env',
    `${HASHED_SCRIPT}.br`,
    `${HASHED_SCRIPT}.gz`,
    '/docs/install/index.html.br',
    '/icon.svg/',
    '/docs',
    '/docs/',
    '/404.html',
    '/404',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/../secret.txt',
    '/..%5csecret.txt',
    '/%',
    '/%00',
    '/%E0%A4%A',
    '/icon.svg%00.html',
    '//icon.svg',
    '/icon.svg/more',
    `/${'a'.repeat(300)}`,
    `/${'a'.repeat(5000)}`,
  ])('%s is no file', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('Page not found')
    expect(response.body).not.toMatch(/secret\n|node_modules|at .*\.[jt]s/)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('a file that the server cannot read', () => {
  test('is an error in the log, not a missing page', async () => {
    await symlink('loop.html', join(site.options.publicDir, 'loop.html'))
    logLines.length = 0
    expect((await get('/loop.html')).statusCode).toBe(500)
    expect(logLines.join('')).toContain('ELOOP')
  })

  test('of the 404 page is an error in the log, and a line of text for the reader', async () => {
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
})

describe('redirects', () => {
  test.each([
    ['/get-started', 301, '/docs/install#first'],
    ['/get-started/', 301, '/docs/install#first'],
    ['/get-started?a=1', 301, '/docs/install?a=1#first'],
    ['/examples/a/b?c=%20d', 302, '/docs/a/b?c=%20d'],
    ['/old/page?x=1', 302, 'https://old.example/page?x=1'],
  ])('%s answers %i to %s', async (url, status, location) => {
    const response = await get(url)
    expect(response.statusCode).toBe(status)
    expect(response.headers.location).toBe(location)
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('do not replace pages and files', async () => {
    expect((await get('/docs/install')).statusCode).toBe(200)
    expect((await get('/page-data/docs/install/page-data.json')).statusCode).toBe(200)
    expect((await get('/page-data/elsewhere')).statusCode).toBe(302)
  })

  test.each([
    '//evil.example/',
    '//evil.example',
    '/root//evil.example',
    '/root/%2Fevil.example',
    '/root/%5Cevil.example',
    '/root/\\evil.example',
    '//evil.example/..',
    '///',
    'http://evil.example/docs/install/',
    '/root/%0d%0aSet-Cookie:a=b',
  ])('%s does not lead off the site', async (url) => {
    const response = await get(url)
    expect(response.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    expect(response.headers['set-cookie']).toBeUndefined()
  })
})

describe('URLs that do not exist', () => {
  test('show the 404 page with the path in it', async () => {
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

  test('show the path as text, decoded and shortened', async () => {
    expect((await get('/%3Cimg%20src=x%20onerror=%22alert(1)%22%3E')).body).toContain(
      '>/&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<',
    )
    expect((await get('/$&$1')).body).toContain('>/$&amp;$1<')
    expect((await get(`/${'a'.repeat(300)}`)).body).toContain(`>/${'a'.repeat(199)}…<`)
  })

  test('answer one line to clients that do not accept HTML', async () => {
    const json = await get('/nope.json', { accept: 'application/json' })
    expect(json.statusCode).toBe(404)
    expect(json.json()).toEqual({ error: 'Page not found: /nope.json' })
    const image = await get('/nope.png', { accept: 'image/avif,image/webp,*/*;q=0.8' })
    expect(image.statusCode).toBe(404)
    expect(image.body).toBe('Page not found: /nope.png\n')
    expect(image.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('answer one line to a crawler, and log the request', async () => {
    const crawler = 'Mozilla/5.0 (compatible; ExampleBot/2.1; +http://bot.galley.example)'
    const response = await get('/gone-for-good', { accept: 'text/html,*/*', 'user-agent': crawler })
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('Page not found: /gone-for-good\n')
    expect(response.headers.vary).toContain('User-Agent')
    expect(logLines.join('')).toContain('A crawler requested a page that does not exist.')
  })

  test('answer 404 to other methods too', async () => {
    expect((await app.inject({ method: 'POST', url: '/nope', payload: 'x' })).statusCode).toBe(404)
  })
})

test.each(['GET', 'HEAD'] as const)(
  '%s /api/health says that the server is well, and is never kept',
  async (method) => {
    const response = await app.inject({ method, url: '/api/health' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    if (method === 'GET') expect(response.json()).toEqual({ status: 'ok' })
  },
)

test('POST /api/health is refused', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/health' })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD')
})

describe('security headers', () => {
  test.each(['/', '/docs/install', '/docs/install/', '/icon.svg', '/nope', '/%', '/api/health'])(
    'are on %s',
    async (url) => {
      const { headers } = await get(url)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['strict-transport-security']).toContain('max-age=')
      expect(headers['x-frame-options']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  test('allow the inline scripts of a page on that page only', async () => {
    expect((await get('/docs/install')).headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-AAA=';",
    )
    expect((await get('/')).headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
  })
})

test.each(['/docs/install', '/nope', '/api/health', '/%'])('%s leaves one log line without its query', async (path) => {
  logLines.length = 0
  const { statusCode } = await get(`${path}?token=hidden`)
  const lines = logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ method: 'GET', path, status: statusCode, ms: expect.any(Number) as number })
  expect(logLines.join('')).not.toContain('hidden')
})
