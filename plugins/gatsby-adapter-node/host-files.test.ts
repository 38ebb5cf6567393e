import type { ServerManifest } from '@galley/core/server-manifest'
import { isHashedFile } from '@galley/core/site-headers'
import { listHeaderRules, renderHeaders } from './headers-file'
import { renderRedirects } from './redirects-file'

const manifest: ServerManifest = {
  pages: ['/', '/404.html', '/docs/install'],
  redirects: [],
  headers: [{ for: '/docs/install', values: { 'X-Docs': 'yes' } }],
  inlineHashes: { '/docs/install': { scripts: ['sha256-AAA='], styles: ['sha256-CCC='] } },
}

const renderFor = (built: ServerManifest, files: readonly string[]) => renderHeaders(listHeaderRules(built, files), '')

/** Returns the header lines of each path. */
function parse(text: string) {
  return new Map(
    text.split('\n\n').map((rule) => {
      const [path = '', ...lines] = rule.trimEnd().split('\n')
      return [path, lines]
    }),
  )
}

test('all URLs have the security headers and one policy, which allows the scripts of every page', () => {
  const other = { scripts: ['sha256-BBB='], styles: ['sha256-DDD='] }
  const rules = parse(renderFor({ ...manifest, inlineHashes: { ...manifest.inlineHashes, '/': other } }, []))
  const policy = rules.get('/*')?.join()
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-AAA=' 'sha256-BBB=';/)
  expect(policy).toMatch(/; style-src 'self' 'unsafe-inline';/)
  // Analytics.
  expect(policy).toContain("; connect-src 'self' https://stats.harbour.example; ")
  expect(rules.get('/*')).toContain('  X-Content-Type-Options: nosniff')
  expect(policy).not.toMatch(/cache-control|x-frame-options/i)
  expect(rules.has('/')).toBe(false)
})

test('a page has its own headers, with and without a slash at the end', () => {
  const rules = parse(renderFor(manifest, []))
  expect(rules.get('/docs/install')).toEqual(['  X-Docs: yes'])
  expect(rules.get('/docs/install/')).toEqual(['  X-Docs: yes'])
})

const IMMUTABLE = '  Cache-Control: public, max-age=31536000, immutable'
const immutableOf = (files: string[], pages: string[] = []) =>
  [...parse(renderFor({ ...manifest, pages }, files))].flatMap(([path, lines]) =>
    lines.includes(IMMUTABLE) ? path : [],
  )

test('hashed files are immutable, and one rule covers many files', () => {
  const hash = '0123456789abcdef0123456789abcdef'
  const files = [
    `/app-${hash}.js`,
    `/app-${hash}.js.br`,
    `/app-${hash}.js.map`,
    `/12-${hash}.js`,
    `/static/${hash}/1a2b3/a.webp`,
    `/static/${hash}/4c5d6/a.webp`,
    `/static/f${hash.slice(1)}/b.png`,
    '/fonts/geist-latin-0123456789.woff2',
    '/fonts/geist-licence.txt',
    '/index.html',
  ]
  expect(immutableOf(files)).toEqual(['/*.js', '/*.js.map', '/fonts/*.woff2', '/static/*'])
})

test('pages, and files without a hash, are not immutable', () => {
  const hash = '0123456789abcdef0123'
  const files = [
    `/app-${hash}.js`,
    `/app-${hash}.js.br`,
    `/about-${hash}.js`,
    '/alert.js',
    `/static/${hash}/a.png`,
    '/static/logo.svg',
  ]
  expect(immutableOf(files, ['/about'])).toEqual(['/ab*.js', '/ap*.js', '/static/*.png'])
  expect(immutableOf(['/fonts/a-0123456789.woff2', '/fonts/own.woff2'])).toEqual(['/fonts/a*.woff2'])
})

const escape = (text: string) => text.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)

/** Returns the URLs that a pattern matches on each host, as a regular expression. */
const HOSTS: Record<string, (pattern: string) => RegExp> = {
  'Cloudflare Pages': (pattern) => new RegExp(`^${pattern.split('*').map(escape).join('.*')}$`),
  // The segment "*" also matches a missing segment.
  Netlify: (pattern) =>
    new RegExp(
      `^${pattern
        .split('/')
        .slice(1)
        .map((part) => (part === '*' ? '(?:/.*)?' : `/${part.split('*').map(escape).join('.*')}`))
        .join('')}/?$`,
    ),
}

/** Returns a function that lists the headers of a URL, from all rules that match the URL. */
function readHeaders(rules: Map<string, string[]>, host = 'Cloudflare Pages') {
  const patterns = [...rules].map(([path, lines]) => [HOSTS[host]!(path), lines.map((line) => line.trim())] as const)
  return (url: string) => patterns.flatMap(([pattern, lines]) => (pattern.test(url) ? lines : []))
}

test.each(Object.keys(HOSTS))('%s caches only hashed files for a year', (host) => {
  const hash = '0123456789abcdef0123'
  const files = [
    ...['/app', '/12'].map((one) => `${one}-${hash}.js`),
    ...['/fonts/a-0123456789.woff2', '/fonts/b-0123456789.woff2', `/api/search/index/docs-${hash}.json`],
    ...[`/static/${hash}/a.png`, `/static/${hash}/b/c.webp`, `/styles-${hash}.css`],
    ...['/alert.js', '/about/team.js', '/static/logo.svg', '/api/search/areas.json', '/index.html'],
  ]
  const pages = ['/', '/about', '/fonts', '/static', '/docs/fonts', '/api/search/index']
  const rules = parse(renderFor({ ...manifest, pages, headers: [] }, files))
  const headersOf = readHeaders(rules, host)
  const kept = [...files, ...pages, ...pages.map((page) => `${page}/`)].filter((url) =>
    headersOf(url).includes(IMMUTABLE.trim()),
  )
  expect(kept).toEqual(files.slice(0, 8))
  for (const path of rules.keys()) {
    expect(path.split('*').length).toBeLessThanOrEqual(2)
    // Hosts reject a placeholder beside a "*".
    expect(path).not.toContain(':')
  }
})

test('the number of rules does not grow with the pages, and each URL has each header once', () => {
  const siteOf = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => (index * 7919 + 0x1000).toString(16).padStart(5, '0'))
    const pages = names.map((name) => `/docs/${name}`)
    const inlineHashes = Object.fromEntries(
      pages.map((page, index) => [page, { scripts: ['sha256-AAA='], styles: [`sha256-${index}=`] }]),
    )
    const files = [
      ...names.flatMap((name) => [`/docs/${name}/index.html`, `/docs/${name}.md`, `/blog/topics/${name}/feed.json`]),
      ...names.map((name) => `/static/${name}0123456789abcdef/a.webp`),
      ...names.map((name) => `/component---content-${name}-0123456789.js`),
      ...names.map((name) => `/${name}-0123456789.js`),
      ...['/~partytown/partytown.js', '/llms.txt', '/docs/llms.txt', '/fonts/a-0123456789.woff2'],
    ]
    return { files, text: renderFor({ ...manifest, headers: [], pages, inlineHashes }, files) }
  }
  const [few, many] = [siteOf(1000), siteOf(3000)]
  expect(parse(many.text).size).toBeLessThan(40)
  expect(parse(many.text).size).toBe(parse(few.text).size)
  // Maximum length of a line on Cloudflare Pages.
  expect(Math.max(...many.text.split('\n').map((line) => line.length))).toBeLessThan(2000)
  const headersOf = readHeaders(parse(few.text))
  for (const file of few.files) {
    const names = headersOf(file).map((line) => line.split(':')[0])
    expect([file, names]).toEqual([file, [...new Set(names)]])
    expect(headersOf(file).includes(IMMUTABLE.trim())).toBe(isHashedFile(file))
  }
})

test('the order of pages and files does not matter', () => {
  const files = ['/a-0123456789abcdef.js', '/b-0123456789abcdef.js']
  const turned = { ...manifest, pages: manifest.pages.toReversed() }
  expect(renderFor(turned, files.toReversed())).toBe(renderFor(manifest, files))
})

const NOINDEX = '  X-Robots-Tag: noindex'
const ANY_SITE = '  Access-Control-Allow-Origin: *'

test.each<[file: string, path: string, lines: string[]]>([
  ['/api/content/docs/sql.txt', '/api/content/*', ['  Cache-Control: public, max-age=0, must-revalidate', NOINDEX]],
  ['/docs/install.md', '/*.md', [NOINDEX]],
  ['/docs/llms-full.txt', '/*/llms-full.txt', [NOINDEX]],
  ['/llms.txt', '/llms.txt', [NOINDEX]],
  ['/api/search/areas.json', '/api/search/*', [NOINDEX]],
  ['/blog/feed.xml', '/*/feed.xml', [ANY_SITE]],
  ['/blog/feed.json', '/*/feed.json', [ANY_SITE, '  Content-Type: application/feed+json; charset=utf-8']],
  ['/feed.xml', '/feed.xml', [ANY_SITE]],
])('the file %s has the rule %s', (file, path, lines) => {
  // Other files have no rules.
  const files = [file, `${file}.br`, '/robots.txt', '/index.html', '/api/health.json']
  const rules = parse(renderFor({ ...manifest, headers: [] }, files))
  expect([...rules].slice(1)).toEqual([[path, lines]])
})

test('lists exact redirects first, then wildcards from the longest to the shortest, each with a line for the path without the wildcard', () => {
  const text = renderRedirects(
    [
      { from: '/usage/*', to: '/docs/files', status: 302 },
      { from: '/v1/*', to: 'https://v1.example/*', status: 302 },
      { from: '/v1', to: 'https://v1.example/start', status: 301 },
      { from: '/usage/api/*', to: '/docs/api/*', status: 301 },
      { from: '/get-started', to: '/docs/install#a', status: 301 },
      { from: '/my page', to: '/docs/install', status: 301 },
    ],
    '',
  )
  expect(text).toBe(
    [
      '/get-started /docs/install#a 301',
      '/my%20page /docs/install 301',
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
