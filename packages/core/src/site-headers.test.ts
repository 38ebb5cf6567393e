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
  const images = ['img.example', 'cdn.example:8443']
  const allow = contentSecurityPolicy
  const previews = 'https://preview.example http://localhost:9100'
  const ruleOf = (policy: string, directive: string) => policy.split('; ').find((rule) => rule.startsWith(directive))

  test.each([
    ['script-src', " 'sha256-AAA=' 'sha256-BBB='", allow({ ...NONE, scripts: ['sha256-AAA=', 'sha256-BBB='] })],
    ['script-src', ' https://chat.example', allow(NONE, [], preview, [], [], chat)],
    ['style-src ', " 'sha256-AAA='", allow({ ...NONE, styles: ['sha256-AAA='] })],
    ['frame-src', ' https://demo.example', allow(NONE, [], preview, ['https://demo.example'])],
    ['connect-src', ` https://icons.example ${previews}`, allow(NONE, sources, servers)],
    ['img-src', ' https://img.example https://cdn.example:8443', allow(NONE, [], preview, [], images)],
    ['img-src', ` ${previews}`, allow(NONE, [], servers)],
    // A preview of the same origin.
    ['connect-src', '', allow(NONE, [], { ...preview, api: '/' })],
    ['frame-ancestors', ' https://studio.example http://localhost:4000', allow(NONE, [], editors)],
  ])('allows in %s also the given sources:%s', (directive, sources, policy) => {
    expect(ruleOf(policy, directive)).toBe(`${ruleOf(allow(), directive)}${sources}`)
  })
})

const FOREVER = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

testTable(cacheControl)('caches %s: %s', {
  '/app-0123456789abcdef0123.js': FOREVER,
  '/app-0123456789abcdef0123.js.LICENSE.txt': FOREVER,
  '/styles.0123456789abcdef0123.css': FOREVER,
  '/0123456789abcdef0123.js': FOREVER,
  '/app-0123456789.js': FOREVER,
  '/texts-pt-BR-0123456789.js': FOREVER,
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
