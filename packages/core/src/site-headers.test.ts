import { testTable } from '@galley/testing/test-table.fixture'
import { cacheControl, contentSecurityPolicy, feedHeaders, SECURITY_HEADERS } from './site-headers'

const NONE = { scripts: [], styles: [] }
const preview = { api: '', stagingApi: '', editorOrigins: [] }

describe('the content security policy', () => {
  test('allows only the site itself, WebAssembly and the frames of video services', () => {
    expect(contentSecurityPolicy().split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "worker-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ])
    // The policy controls framing.
    expect(Object.keys(SECURITY_HEADERS).map((name) => name.toLowerCase())).not.toContain('x-frame-options')
  })

  const sources = ['/api/icons', 'https://icons.example/v1', 'https://icons.example']
  const servers = { ...preview, api: 'https://preview.example/', stagingApi: 'http://localhost:9100' }
  const editors = { ...preview, editorOrigins: ['https://studio.example', 'http://localhost:4000/'] }
  const chat = ['https://chat.example/widget.js', "'unsafe-eval'"]

  test.each([
    [
      'inline scripts',
      contentSecurityPolicy({ ...NONE, scripts: ['sha256-AAA=', 'sha256-BBB='] }),
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-AAA=' 'sha256-BBB='",
    ],
    [
      'scripts of other sites',
      contentSecurityPolicy(NONE, [], preview, [], [], chat),
      "script-src 'self' 'wasm-unsafe-eval' https://chat.example",
    ],
    ['style elements', contentSecurityPolicy({ ...NONE, styles: ['sha256-AAA='] }), "style-src 'self' 'sha256-AAA='"],
    [
      'frames',
      contentSecurityPolicy(NONE, [], preview, ['https://demo.example']),
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://demo.example",
    ],
    [
      'requests, also to preview servers',
      contentSecurityPolicy(NONE, sources, servers),
      "connect-src 'self' https://icons.example https://preview.example http://localhost:9100",
    ],
    [
      'images of other hosts',
      contentSecurityPolicy(NONE, [], preview, [], ['img.example', 'cdn.example:8443']),
      "img-src 'self' data: https://img.example https://cdn.example:8443",
    ],
    [
      'images of preview servers',
      contentSecurityPolicy(NONE, [], servers),
      "img-src 'self' data: https://preview.example http://localhost:9100",
    ],
    ['a preview of the same origin', contentSecurityPolicy(NONE, [], { ...preview, api: '/' }), "connect-src 'self'"],
    [
      'editors that frame the page',
      contentSecurityPolicy(NONE, [], editors),
      "frame-ancestors 'self' https://studio.example http://localhost:4000",
    ],
  ])('allows the given %s', (_, policy, rule) => expect(policy.split('; ')).toContain(rule))
})

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

testTable(cacheControl)('caches %s: %s', {
  '/app-0123456789abcdef0123.js': FOREVER,
  '/app-0123456789abcdef0123.js.LICENSE.txt': FOREVER,
  '/styles.0123456789abcdef0123.css': FOREVER,
  '/0123456789abcdef0123.js': FOREVER,
  '/app-0123456789.js': FOREVER,
  '/static/0123456789abcdef0123456789abcdef/1a2b3/photo.webp': FOREVER,
  '/fonts/geist-latin-0123456789.woff2': FOREVER,
  '/api/search/index/docs-words-0123456789abcdef0123.json': FOREVER,
  '/builds/meta/0123456789abcdef0123.json': FOREVER,
  '/': REVALIDATE,
  '/docs/deadbeefdeadbeefdead': REVALIDATE,
  '/app.js': REVALIDATE,
  '/static/logo.svg': REVALIDATE,
  '/page-data/sq/d/1234567890123456.json': REVALIDATE,
  '/builds/latest.json': REVALIDATE,
  '/api/search/text/docs-0123456789abcdef0123.json': REVALIDATE,
})

testTable(feedHeaders)('allows other sites to load feeds only: %s', {
  '/blog/feed.xml': { 'Access-Control-Allow-Origin': '*' },
  '/blog/feed.json': {
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'application/feed+json; charset=utf-8',
  },
  '/blog/my-feed.json': {},
})
