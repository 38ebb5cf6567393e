import { cacheControl, contentSecurityPolicy, feedHeaders, isHashedFile, SECURITY_HEADERS } from './site-headers'

test('scripts run from our own files and from the given inline scripts only', () => {
  const policy = contentSecurityPolicy({ scripts: ['sha256-AAA=', 'sha256-BBB='], styles: [] })
  expect(policy).toContain("; script-src 'self' 'wasm-unsafe-eval' 'sha256-AAA=' 'sha256-BBB='; ")
  expect(policy).not.toContain("'unsafe-eval'")
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
})

test('style elements apply that are given, and no others', () => {
  expect(contentSecurityPolicy({ scripts: [], styles: ['sha256-AAA='] })).toContain(
    "; style-src 'self' 'sha256-AAA='; ",
  )
  expect(contentSecurityPolicy()).toContain("; style-src 'self'; ")
})

test('without inline scripts only files of the site may run', () => {
  expect(contentSecurityPolicy()).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

test('scripts of others run from the origins that are named', () => {
  expect(
    contentSecurityPolicy(undefined, [], undefined, [], [], ['https://chat.example/widget.js', "'unsafe-eval'"]),
  ).toContain("; script-src 'self' 'wasm-unsafe-eval' https://chat.example; ")
})

test('a worker of the site may run, and WebAssembly in it', () => {
  expect(contentSecurityPolicy()).toContain("script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';")
})

test('films may be shown in frames of their services, and nothing else of others', () => {
  expect(contentSecurityPolicy()).toContain(
    "; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com; ",
  )
  expect(contentSecurityPolicy().match(/https:/g)).toHaveLength(2)
})

test('frames that pages have may show their origins too', () => {
  expect(contentSecurityPolicy(undefined, [], undefined, ['https://demo.example'])).toContain(
    "; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://demo.example; ",
  )
})

test('scripts load from this site, and from the origins of others that are named', () => {
  expect(contentSecurityPolicy()).toContain("; connect-src 'self'; ")
  const sources = ['/api/icons', 'https://icons.example/v1', 'https://icons.example', 'http://localhost:3000']
  expect(contentSecurityPolicy(undefined, sources)).toContain(
    "; connect-src 'self' https://icons.example http://localhost:3000; ",
  )
})

test('images come from this site, and from the hosts of others that are named', () => {
  expect(contentSecurityPolicy()).toContain("; img-src 'self' data:; ")
  expect(contentSecurityPolicy(undefined, [], undefined, [], ['img.example', 'cdn.example:8443'])).toContain(
    "; img-src 'self' data: https://img.example https://cdn.example:8443; ",
  )
})

const preview = { api: '', stagingApi: '', editorOrigins: [] }

test('drafts and their images come from the servers of previews, and from no other place', () => {
  const policy = contentSecurityPolicy(undefined, ['https://icons.example'], {
    ...preview,
    api: 'https://preview.example/',
    stagingApi: 'http://localhost:9100',
  })
  expect(policy).toContain("; connect-src 'self' https://icons.example https://preview.example http://localhost:9100; ")
  expect(policy).toContain("; img-src 'self' data: https://preview.example http://localhost:9100; ")
  expect(policy).toMatch(/; frame-ancestors 'self'$/)
})

test.each(['/', ''])('a preview at "%s" opens nothing to others', (api) => {
  expect(contentSecurityPolicy(undefined, [], { ...preview, api })).toBe(contentSecurityPolicy())
})

test('editors that are named may frame a page', () => {
  const editorOrigins = ['https://studio.example', 'http://localhost:4000/']
  expect(contentSecurityPolicy(undefined, [], { ...preview, editorOrigins })).toContain(
    "; frame-ancestors 'self' https://studio.example http://localhost:4000",
  )
})

test('framing is decided by the policy alone', () => {
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
])('%s never changes', (path) => {
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
])('%s is asked for again', (path) => {
  expect(cacheControl(path)).toBe('public, max-age=0, must-revalidate')
})

test('programs on other sites may load feeds, and nothing else', () => {
  expect(feedHeaders('/blog/feed.xml')).toEqual({ 'Access-Control-Allow-Origin': '*' })
  expect(feedHeaders('/blog/feed.json')).toEqual({
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'application/feed+json; charset=utf-8',
  })
  expect(feedHeaders('/blog/my-feed.json')).toEqual({})
})
