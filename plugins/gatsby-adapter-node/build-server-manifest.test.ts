import type { HeaderRoutes, RoutesManifest } from 'gatsby'
import { buildServerManifest } from './build-server-manifest'

const defaults = [
  { key: 'cache-control', value: 'public, max-age=0, must-revalidate' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'x-xss-protection', value: '1; mode=block' },
]

function page(path: string, filePath: string) {
  return { type: 'static' as const, path, filePath, headers: defaults }
}

function redirect(path: string, toPath: string, status: number) {
  return { type: 'redirect' as const, path, toPath, status, headers: defaults } as RoutesManifest[number]
}

function build(routes: RoutesManifest, headerRoutes: HeaderRoutes = []) {
  const functions = [
    { functionId: 'health-js', name: '/api/health', pathToEntryPoint: '.cache/functions/health.js', requiredFiles: [] },
  ]
  return buildServerManifest(routes, functions, headerRoutes)
}

test('pages are the routes with a page file, in order', () => {
  const { manifest, problems } = build([
    page('/docs/install', 'public/docs/install/index.html'),
    page('/', 'public/index.html'),
    page('/404.html', 'public/404.html'),
    page('/page-data/docs/install/page-data.json', 'public/page-data/docs/install/page-data.json'),
    page('/google-site.html', 'public/google-site.html'),
    page('/demo/index.html', 'public/demo/index.html'),
    page('/_gatsby/slices/header-1.html', 'public/_gatsby/slices/header-1.html'),
    page('/photo:1.png', 'public/photo:1.png'),
  ])
  expect(manifest.pages).toEqual(['/', '/404.html', '/docs/install'])
  expect(problems).toEqual([])
})

test('redirects keep their status and wildcards', () => {
  const { manifest } = build([
    redirect('/v1/*', 'https://v1.example/:splat', 302),
    redirect('/get-started/', '/docs/install#a', 301),
    redirect('/examples/*', '/docs', 308),
  ])
  expect(manifest.redirects).toEqual([
    { from: '/examples/*', to: '/docs', status: 308 },
    { from: '/get-started', to: '/docs/install#a', status: 301 },
    { from: '/v1/*', to: 'https://v1.example/*', status: 302 },
  ])
})

test('functions get their route and compiled file', () => {
  const { manifest } = build([{ type: 'function', path: '/api/health', functionId: 'health-js' }])
  expect(manifest.functions).toEqual([{ route: '/api/health', file: '.cache/functions/health.js' }])
})

test('only headers of the configuration are kept', () => {
  const { manifest } = build(
    [],
    [
      { path: '/*', headers: defaults },
      { path: '/docs/install', headers: [...defaults, { key: 'x-docs', value: 'yes' }] },
      {
        path: '/app-0123456789abcdef0123.js',
        headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
      },
      { path: '/feed.xml', headers: [{ key: 'cache-control', value: 'public, max-age=60' }] },
    ],
  )
  expect(manifest.headers).toEqual([
    { for: '/docs/install', values: { 'x-docs': 'yes' } },
    { for: '/feed.xml', values: { 'cache-control': 'public, max-age=60' } },
  ])
})

test('what cannot be served is named, all at once', () => {
  const { problems } = build([
    redirect('/a', '/b', 200),
    redirect('/a/*/c', '/b', 301),
    redirect('/a/:id', '/b', 301),
    redirect('/plain', '/b/*', 301),
    page('/app/*', 'public/app/index.html'),
    { type: 'function', path: '/live', functionId: 'ssr-engine' },
    { type: 'function', path: '/page-data/live/page-data.json', functionId: 'ssr-engine' },
  ])
  expect(problems.map((problem) => problem.split(':', 1)[0])).toEqual([
    'Redirect from "/a"',
    'Redirect from "/a/*/c" to "/b"',
    'Redirect from "/a/',
    'Redirect from "/plain" to "/b/*"',
    'Page "/app/*"',
    'Page "/live"',
  ])
  expect(problems[0]).toBe(
    'Redirect from "/a": the status must be one of 301, 302, 307, 308, got 200. Correct it where createRedirect is called.',
  )
})
