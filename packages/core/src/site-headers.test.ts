import { cacheControl, contentSecurityPolicy, feedHeaders, isHashedFile, SECURITY_HEADERS } from './site-headers'

test('allows scripts of the site and the given inline scripts', () => {
  const policy = contentSecurityPolicy({ scripts: ['sha256-AAA=', 'sha256-BBB='], styles: [] })
  expect(policy).toContain("; script-src 'self' 'wasm-unsafe-eval' 'sha256-AAA=' 'sha256-BBB='; ")
  expect(policy).not.toContain("'unsafe-eval'")
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
})

test('allows only the given style elements', () => {
  expect(contentSecurityPolicy({ scripts: [], styles: ['sha256-AAA='] })).toContain(
    "; style-src 'self' 'sha256-AAA='; ",
  )
  expect(contentSecurityPolicy()).toContain("; style-src 'self'; ")
})

test('allows only files of the site without inline scripts', () => {
  expect(contentSecurityPolicy()).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

test('allows scripts of the given origins', () => {
  expect(
    contentSecurityPolicy(undefined, [], undefined, [], [], ['https://chat.example/widget.js', "'unsafe-eval'"]),
  ).toContain("; script-src 'self' 'wasm-unsafe-eval' https://chat.example; ")
})

test('allows workers of the site and WebAssembly', () => {
  expect(contentSecurityPolicy()).toContain("script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';")
})

test('allows frames of video services only', () => {
  expect(contentSecurityPolicy()).toContain(
    "; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com; ",
  )
  expect(contentSecurityPolicy().match(/https:/g)).toHaveLength(2)
})

test('allows frames of the given origins', () => {
  expect(contentSecurityPolicy(undefined, [], undefined, ['https://demo.example'])).toContain(
    "; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://demo.example; ",
  )
})

test('allows requests to the site and the given URLs', () => {
  expect(contentSecurityPolicy()).toContain("; connect-src 'self'; ")
  const sources = ['/api/icons', 'https://icons.example/v1', 'https://icons.example', 'http://localhost:3000']
  expect(contentSecurityPolicy(undefined, sources)).toContain(
    "; connect-src 'self' https://icons.example http://localhost:3000; ",
  )
})

test('allows images of the site and the given hosts', () => {
  expect(contentSecurityPolicy()).toContain("; img-src 'self' data:; ")
  expect(contentSecurityPolicy(undefined, [], undefined, [], ['img.example', 'cdn.example:8443'])).toContain(
    "; img-src 'self' data: https://img.example https://cdn.example:8443; ",
  )
})

const preview = { api: '', stagingApi: '', editorOrigins: [] }

test('allows requests and images of preview servers', () => {
  const policy = contentSecurityPolicy(undefined, ['https://icons.example'], {
    ...preview,
    api: 'https://preview.example/',
    stagingApi: 'http://localhost:9100',
  })
  expect(policy).toContain("; connect-src 'self' https://icons.example https://preview.example http://localhost:9100; ")
  expect(policy).toContain("; img-src 'self' data: https://preview.example http://localhost:9100; ")
  expect(policy).toMatch(/; frame-ancestors 'self'$/)
})

test.each(['/', ''])('allows no other origin for a preview at "%s"', (api) => {
  expect(contentSecurityPolicy(undefined, [], { ...preview, api })).toBe(contentSecurityPolicy())
})

test('allows the given editors to frame a page', () => {
  const editorOrigins = ['https://studio.example', 'http://localhost:4000/']
  expect(contentSecurityPolicy(undefined, [], { ...preview, editorOrigins })).toContain(
    "; frame-ancestors 'self' https://studio.example http://localhost:4000",
  )
})

test('controls framing only with the policy', () => {
  expect(contentSecurityPolicy()).toContain("frame-ancestors 'self'")
  expect(Object.keys(SECURITY_HEADERS).map((name) => name.toLowerCase())).not.toContain('x-frame-options')
})

test.each([
  '/app-0123456789abcdef0123.js',
  '/app-0123456789abcdef0123.js.map',
  '/app-0123456789abcdef0123.js.LICENSE.txt',
  '/29107295-0123456789abcdef0123.js',
  '/styles.0123456789abcdef0123.css',
  '/0123456789abcdef0123.js',
  '/app-0123456789.js',
  '/static/0123456789abcdef0123456789abcdef/1a2b3/photo.webp',
  '/static/page-0123456789abcdef0123456789abcdef.css',
  '/fonts/geist-latin-0123456789.woff2',
  '/api/search/index/docs-0123456789abcdef0123.json',
  '/builds/meta/0123456789abcdef0123.json',
  '/api/search/index/docs-words-0123456789abcdef0123.json',
])('caches %s forever', (path) => {
  expect(isHashedFile(path)).toBe(true)
  expect(cacheControl(path)).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/',
  '/docs/deadbeefdeadbeefdead',
  '/app.js',
  '/static/logo.svg',
  '/fonts/geist-licence.txt',
  '/fonts/our-own.woff2',
  '/page-data/sq/d/1234567890123456.json',
  '/page-data/app-data.json',
  '/builds/latest.json',
  '/favicon.ico',
  '/api/search/areas.json',
  '/api/search/text/docs-0123456789abcdef0123.json',
  '/api/content/docs-0123456789abcdef0123.json',
])('revalidates %s', (path) => {
  expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate')
})

test('allows other sites to load feeds only', () => {
  expect(feedHeaders('/blog/feed.xml')).toEqual({ 'Access-Control-Allow-Origin': '*' })
  expect(feedHeaders('/blog/feed.json')).toEqual({
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'application/feed+json; charset=utf-8',
  })
  expect(feedHeaders('/blog/my-feed.json')).toEqual({})
})
