import type { HeaderRoutes } from 'gatsby'
import { buildServerManifest, type BuiltSite } from './build-server-manifest'

const caching = (value: string) => [{ key: 'cache-control', value }]
const defaults = [
  ...caching('public, max-age=0, must-revalidate'),
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'x-xss-protection', value: '1; mode=block' },
]

function page(path: string, other: { matchPath?: string; mode?: string } = {}) {
  return { path, component: '/project/src/templates/docs-page.tsx', mode: 'SSG', ...other }
}

function redirect(fromPath: string, toPath: string, statusCode?: number, isPermanent?: boolean) {
  return { fromPath, toPath, statusCode, isPermanent }
}

interface Built extends Partial<Omit<BuiltSite, 'pages'>> {
  pages?: ReturnType<typeof page>[]
}

function build({ pages = [], redirects = [], functions = [] }: Built, headerRoutes: HeaderRoutes = []) {
  return buildServerManifest(
    { pages: new Map(pages.map((one) => [one.path, one])), redirects, functions },
    headerRoutes,
  )
}

test('lists pages and redirects in order, with the status and the wildcards of each redirect', () => {
  const { manifest, problems } = build({
    pages: [page('/docs/install'), page('/')],
    redirects: [
      redirect('/v1/*', 'https://v1.example/:splat', 302),
      redirect('/get-started/', '/docs/install#a', undefined, true),
      redirect('/today', '/docs'),
      redirect('/examples/*', '/docs', 308),
    ],
  })
  expect(manifest.redirects).toEqual([
    { from: '/examples/*', to: '/docs', status: 308 },
    { from: '/get-started', to: '/docs/install#a', status: 301 },
    { from: '/today', to: '/docs', status: 302 },
    { from: '/v1/*', to: 'https://v1.example/*', status: 302 },
  ])
  expect(manifest.pages).toEqual(['/', '/docs/install'])
  expect(problems).toEqual([])
})

test('lists only headers that the configuration sets', () => {
  const { manifest } = build({}, [
    { path: '/*', headers: defaults },
    { path: '/docs/install', headers: [...defaults, { key: 'x-docs', value: 'yes' }] },
    { path: '/app-0123456789abcdef0123.js', headers: caching('public, max-age=31536000, immutable') },
    { path: '/feed.xml', headers: caching('public, max-age=60') },
  ])
  expect(manifest.headers).toEqual([
    { for: '/docs/install', values: { 'x-docs': 'yes' } },
    { for: '/feed.xml', values: { 'cache-control': 'public, max-age=60' } },
  ])
})

test('reports everything that the server cannot serve', () => {
  const { problems } = build({
    redirects: [
      redirect('/a', '/b', 200),
      redirect('/a/*/c', '/b', 301),
      redirect('/a/:id', '/b', 301),
      redirect('/plain', '/b/*', 301),
    ],
    pages: [page('/app', { matchPath: '/app/*' }), page('/live', { mode: 'SSR' }), page('/later', { mode: 'DSG' })],
    functions: [{ functionRoute: 'subscribe' }],
  })
  expect(problems.map((problem) => problem.split(':', 1)[0])).toEqual([
    'Function "/api/subscribe"',
    'Redirect from "/a"',
    'Redirect from "/a/*/c" to "/b"',
    'Redirect from "/a/',
    'Redirect from "/plain" to "/b/*"',
    'Page "/app"',
    'Page "/live"',
    'Page "/later"',
  ])
  expect(problems[1]).toBe(
    'Redirect from "/a": the status must be one of 301, 302, 307, 308, got 200. Correct it where createRedirect is called.',
  )
})
