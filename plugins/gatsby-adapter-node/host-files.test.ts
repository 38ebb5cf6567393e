import type { ServerManifest } from '../../src/lib/server-manifest'
import { renderHeaders } from './headers-file'
import { renderRedirects } from './redirects-file'

const manifest: ServerManifest = {
  pages: ['/', '/404.html', '/docs/install'],
  redirects: [],
  headers: [{ for: '/docs/install', values: { 'X-Docs': 'yes' } }],
  inlineHashes: { '/docs/install': { scripts: ['sha256-AAA='], styles: ['sha256-CCC='] } },
}

/** The rules of a file as path to header lines. */
function parse(text: string) {
  return new Map(
    text.split('\n\n').map((rule) => {
      const [path = '', ...lines] = rule.trimEnd().split('\n')
      return [path, lines]
    }),
  )
}

test('a page has its own policy, with and without a slash at the end', () => {
  const rules = parse(renderHeaders(manifest, []))
  expect(rules.get('/docs/install')).toEqual([
    expect.stringMatching(/script-src 'self' 'wasm-unsafe-eval' 'sha256-AAA=';.* style-src 'self' 'sha256-CCC=';/),
    '  X-Docs: yes',
  ])
  expect(rules.get('/docs/install/')).toEqual(rules.get('/docs/install'))
  expect(rules.get('/')).toEqual([expect.stringContaining("script-src 'self' 'wasm-unsafe-eval';")])
  expect(rules.has('/404.html/')).toBe(false)
})

test('a page may send events to the host of analytics', () => {
  expect(parse(renderHeaders(manifest, [])).get('/')?.join()).toContain(
    "; connect-src 'self' https://stats.harbour.example; ",
  )
})

test('every URL has the security headers, and nothing that a closer rule sets', () => {
  const lines = parse(renderHeaders(manifest, [])).get('/*')?.join('\n')
  expect(lines).toContain('  X-Content-Type-Options: nosniff')
  expect(lines).not.toMatch(/content-security-policy|cache-control|x-frame-options/i)
})

test('hashed files are immutable: one rule a folder or a file, none for compressed copies', () => {
  const hash = '0123456789abcdef0123456789abcdef'
  const rules = parse(
    renderHeaders({ ...manifest, pages: [] }, [
      `/app-${hash}.js`,
      `/app-${hash}.js.br`,
      `/static/${hash}/1a2b3/a.webp`,
      `/static/${hash}/4c5d6/a.webp`,
      `/fonts/geist-latin-${hash.slice(0, 10)}.woff2`,
      '/index.html',
    ]),
  )
  const immutable = ['  Cache-Control: public, max-age=31536000, immutable']
  expect(rules.get(`/app-${hash}.js`)).toEqual(immutable)
  expect(rules.get(`/static/${hash}/*`)).toEqual(immutable)
  expect(rules.get(`/fonts/geist-latin-${hash.slice(0, 10)}.woff2`)).toEqual(immutable)
  expect([...rules.keys()].filter((path) => path !== '/*' && path !== '/docs/install')).toHaveLength(3)
})

test('the order of pages and files does not matter', () => {
  const files = ['/a-0123456789abcdef.js', '/b-0123456789abcdef.js']
  const turned = { ...manifest, pages: [...manifest.pages].reverse() }
  expect(renderHeaders(turned, [...files].reverse())).toBe(renderHeaders(manifest, files))
})

test('what browsers query is not for search results, and there is no rule without it', () => {
  const rules = parse(renderHeaders(manifest, ['/api/content/collections.json', '/api/content/docs/sql_dump.txt']))
  expect(rules.get('/api/content/*')).toEqual([
    '  Cache-Control: public, max-age=0, must-revalidate',
    '  X-Robots-Tag: noindex',
  ])
  expect(parse(renderHeaders(manifest, ['/api/health.json'])).has('/api/content/*')).toBe(false)
})

test('texts for programs are not for search results, and the Markdown of all pages has one rule', () => {
  const files = ['/docs/install.md', '/index.md', '/llms.txt', '/docs/llms-full.txt', '/robots.txt']
  const added = [...parse(renderHeaders(manifest, files))].filter(([path]) => /md$|txt$/.test(path))
  const noindex = ['  X-Robots-Tag: noindex']
  expect(added).toEqual([
    ['/*.md', noindex],
    ['/docs/llms-full.txt', noindex],
    ['/llms.txt', noindex],
  ])
})

test('what searches read is not for search results, and its indexes never change', () => {
  const index = '/api/search/index/docs-0123456789abcdef0123.json'
  const rules = parse(renderHeaders(manifest, ['/api/search/areas.json', index, `${index}.br`]))
  expect(rules.get('/api/search/*')).toEqual(['  X-Robots-Tag: noindex'])
  expect(rules.get('/api/search/index/*')).toEqual(['  Cache-Control: public, max-age=31536000, immutable'])
  expect(rules.has('/api/search/areas.json')).toBe(false)
  expect(parse(renderHeaders(manifest, ['/index.html'])).has('/api/search/*')).toBe(false)
})

test('feeds may be loaded by programs on other sites', () => {
  const rules = parse(renderHeaders(manifest, ['/blog/feed.xml', '/blog/feed.json', '/blog/feed.json.br']))
  expect(rules.get('/blog/feed.xml')).toEqual(['  Access-Control-Allow-Origin: *'])
  expect(rules.get('/blog/feed.json')).toContain('  Content-Type: application/feed+json; charset=utf-8')
  expect(rules.has('/blog/feed.json.br')).toBe(false)
})

test('exact sources come first, then the longer wildcards, each with its bare form', () => {
  const text = renderRedirects([
    { from: '/usage/*', to: '/docs/files', status: 302 },
    { from: '/v1/*', to: 'https://v1.example/*', status: 302 },
    { from: '/v1', to: 'https://v1.example/start', status: 301 },
    { from: '/usage/api/*', to: '/docs/api/*', status: 301 },
    { from: '/get-started', to: '/docs/install#a', status: 301 },
  ])
  expect(text).toBe(
    [
      '/get-started /docs/install#a 301',
      '/usage /docs/files 302',
      '/usage/api /docs/api 301',
      '/v1 https://v1.example/start 301',
      '/usage/api/* /docs/api/:splat 301',
      '/usage/* /docs/files 302',
      '/v1/* https://v1.example/:splat 302',
      '',
    ].join('\n'),
  )
})

test('the order of the rules does not matter', () => {
  const a = { from: '/a/*', to: '/', status: 301 } as const
  const b = { from: '/b/*', to: '/', status: 301 } as const
  expect(renderRedirects([a, b])).toBe(renderRedirects([b, a]))
})

test('no rules make an empty file', () => {
  expect(renderRedirects([])).toBe('')
})
