import { existsSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'
import { setTranslations } from '@galley/core/translations'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { translateForCaddy } from './caddy'
import { translateForCloudFront } from './cloudfront'
import { writeHost } from './host'
import { collectRules } from './host-rules'
import { translateForNginx } from './nginx'
import { translateForVercel } from './vercel'

const manifest: ServerManifest = {
  pages: ['/', '/404.html', '/docs/install', '/docs/next.js'],
  redirects: [
    { from: '/start', to: '/docs/install#first', status: 301 },
    { from: '/café', to: '/docs?a=1', status: 302 },
    { from: '/old/*', to: 'https://old.example/*', status: 302 },
    { from: '/old/api/*', to: '/docs/*', status: 301 },
    { from: '/usage/*', to: '/docs/install', status: 301 },
  ],
  headers: [],
  inlineHashes: {},
  hostHeaders: [
    {
      for: '/*',
      values: {
        'Content-Security-Policy': "default-src 'self'",
        'Strict-Transport-Security': 'max-age=9',
        'X-Own': '1',
      },
    },
    { for: '/static/*', values: { 'Cache-Control': 'immutable' } },
    { for: '/*.wasm', values: { 'Cache-Control': 'immutable' } },
    { for: '/*/feed.json', values: { 'Content-Type': 'application/feed+json; charset=utf-8' } },
  ],
}
const rulesAt = (basePath: string) => collectRules(manifest, basePath)

test('paths with the same value share one pattern', () => {
  const { common, headers } = rulesAt('')
  expect(common['X-Own']).toBe('1')
  expect(headers).toEqual([
    { name: 'Cache-Control', value: 'immutable', pattern: String.raw`^(?:/static/.*|/.*\.wasm)$` },
    { name: 'Content-Type', value: 'application/feed+json; charset=utf-8', pattern: String.raw`^(?:/.*/feed\.json)$` },
  ])
})

test('a file takes precedence over the redirect of its path', () => {
  const { redirects } = collectRules(manifest, '', (path) => path === '/start')
  expect(redirects.map(({ from }) => from)).toEqual(['/café', '/old', '/old/api', '/usage'])
})

test('a build of an earlier version is reported with the remedy', () => {
  expect(() => collectRules({ ...manifest, hostHeaders: undefined }, '')).toThrow('Run `npx galley build`')
})

describe.each(['', '/queue'])('below "%s"', (base) => {
  describe('CloudFront', () => {
    const { files } = translateForCloudFront(rulesAt(base))
    type Event = Record<string, unknown>
    const load = (file: string) =>
      runInNewContext(`${files[file]!}\nhandler`) as (event: Event) => {
        uri?: string
        statusCode?: number
        headers: Record<string, { value: string }>
      }

    test.each<[path: string, status: number | undefined, target: string]>([
      ['/', undefined, '/index.html'],
      ['/index.html', 301, '/'],
      ['/docs/install', undefined, '/docs/install/index.html'],
      ['/docs/install/', 301, '/docs/install'],
      ['/docs/install/index.html', 301, '/docs/install'],
      ['/docs/v1.2', undefined, '/docs/v1.2/index.html'],
      ['/docs/next.js', undefined, '/docs/next.js/index.html'],
      ['/app-0123456789.js', undefined, '/app-0123456789.js'],
      ['/_headers', undefined, '/-'],
      ['/start', 301, '/docs/install#first'],
      ['/Start/', 301, '/docs/install#first'],
      ['/caf%C3%A9', 302, '/docs?a=1'],
      ['/old', 302, 'https://old.example'],
      ['/old/a%20b/', 302, 'https://old.example/a%20b'],
      ['/old/api/c', 301, '/docs/c'],
      ['/usage/c', 301, '/docs/install'],
    ])('%s', (path, status, target) => {
      const answer = load('request.js')({ request: { uri: base + path, querystring: {} } })
      expect(answer.statusCode).toBe(status)
      const expected = target.startsWith('/') ? base + target : target
      expect(status ? answer.headers['location']!.value : answer.uri).toBe(expected)
    })

    test('redirects keep the query, before the hash', () => {
      const querystring = { b: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] }, c: { value: '' } }
      const locationOf = (path: string) =>
        load('request.js')({ request: { uri: base + path, querystring } }).headers['location']!.value
      expect(locationOf('/start')).toBe(`${base}/docs/install?b=2&b=3&c#first`)
      expect(locationOf('/caf%C3%A9')).toBe(`${base}/docs?a=1&b=2&b=3&c`)
    })

    test('files get their headers', () => {
      const headersOf = (path: string) => {
        const response = { headers: {} as Record<string, { value: string }> }
        load('response.js')({ request: { uri: base + path }, response })
        return Object.fromEntries(Object.entries(response.headers).map(([name, { value }]) => [name, value]))
      }
      expect(headersOf('/static/a/b.png')).toEqual({ 'cache-control': 'immutable' })
      expect(headersOf('/blog/feed.json')).toMatchObject({ 'content-type': 'application/feed+json; charset=utf-8' })
      expect(headersOf('/docs/install.md')).toMatchObject({ 'content-type': 'text/markdown; charset=utf-8' })
      expect(headersOf('/docs/install/index.html')['cache-control']).toMatch(/max-age=0/)
    })
  })

  describe('Vercel', () => {
    interface Route {
      src?: string
      handle?: string
      status?: number
      dest?: string
      headers?: Record<string, string>
      continue?: boolean
    }
    const { routes, overrides } = JSON.parse(translateForVercel(rulesAt(base)).files['config.json']!) as {
      routes: Route[]
      overrides: Record<string, { path: string }>
    }
    const outputs = [...Object.values(overrides).map(({ path }) => `/${path}`), `${base}/static/a.png`]

    /** Finds the answer as Vercel does: routes up to "filesystem", the file, the other routes, then the routes of "hit" for a file. */
    function answer(path: string) {
      const [files, hit] = ['filesystem', 'hit'].map((name) => routes.findIndex(({ handle }) => handle === name)) as [
        number,
        number,
      ]
      const headers: Record<string, string> = {}
      const follow = (some: Route[]) => {
        for (const route of some) {
          const found = new RegExp(route.src!, 'i').exec(path)
          if (!found) continue
          for (const [name, value] of Object.entries(route.headers ?? {}))
            headers[name] = value.replaceAll('$1', () => found[1] ?? '')
          if (!route.continue) return route
        }
        return undefined
      }
      const route = follow(routes.slice(0, files))
      if (route) return { status: route.status, headers }
      if (!outputs.includes(path)) return { status: follow(routes.slice(files + 1, hit))?.status, headers }
      follow(routes.slice(hit + 1))
      return { status: 200, headers }
    }

    test.each<[path: string, status: number, location: string | undefined]>([
      ['/docs/install', 200, undefined],
      ['/docs/install/', 301, '/docs/install'],
      ['/docs/install/index.html', 301, '/docs/install'],
      ['/index.html', 301, '/'],
      ['/Start/', 301, '/docs/install#first'],
      ['/old/api/c', 301, '/docs/c'],
      ['/old/c', 302, 'https://old.example/c'],
      ['/nope', 404, undefined],
      ['/404.html', 404, undefined],
    ])('%s', (path, status, location) => {
      const { status: actual, headers } = answer(base + path)
      expect([actual, headers['Location']]).toEqual([status, location?.startsWith('/') ? base + location : location])
      expect(headers['Content-Security-Policy']).toBe("default-src 'self'")
    })

    test('only existing files are kept', () => {
      expect(answer(`${base}/static/a.png`).headers['Cache-Control']).toBe('immutable')
      expect(answer(`${base}/static/gone.png`).headers['Cache-Control']).toMatch(/max-age=0/)
    })
  })
})

// The sweep `e2e/hosts.sweep.spec.ts` runs both servers with their files.
test('nginx encodes the rest of a path, and refuses a value that it cannot express', () => {
  const server = translateForNginx(rulesAt('')).files['server.conf']
  expect(server).toContain('rewrite "(?i)^/old/(.*?)/?$" "https://old.example/$1" redirect;')
  const values = { 'X-Price': '$5' }
  const priced = collectRules({ ...manifest, hostHeaders: [{ for: '/*', values }] }, '')
  expect(() => translateForNginx(priced)).toThrow('nginx cannot send "$" in the header value "$5".')
})

test('nginx gets a larger table for long or many redirects', () => {
  const mapsOf = (...redirects: ServerManifest['redirects']) =>
    translateForNginx(collectRules({ ...manifest, redirects }, '')).files['http.conf']
  expect(mapsOf({ from: `/${'a'.repeat(20)}`, to: '/', status: 301 })).not.toContain('map_hash')
  expect(mapsOf({ from: `/${'a'.repeat(100)}`, to: '/', status: 301 })).toContain('map_hash_bucket_size 512;')
})

test('Caddy sends values with braces as they are', () => {
  const values = { 'X-Own': '{"a": 1}' }
  const rules = collectRules({ ...manifest, hostHeaders: [{ for: '/*', values }] }, '')
  expect(translateForCaddy(rules).files['site.caddy']).toContain(String.raw`X-Own "\{\"a\": 1}"`)
})

test('a CloudFront function that is too large has wildcards only, and the command says what to do', () => {
  const redirects = Array.from({ length: 500 }, (_, index) => ({
    from: `/old/${index}`,
    to: '/',
    status: 301 as const,
  }))
  const { files, notes } = translateForCloudFront(
    collectRules({ ...manifest, redirects: [...redirects, ...manifest.redirects] }, ''),
  )
  expect(files['request.js']).toContain('"/usage/"')
  expect(files['request.js']).not.toContain('/old/499')
  expect(notes.join()).toContain('Set redirectPages in src/site.ts')
})

test('the policy of CloudFront has settings for security headers, and the other headers as they are', () => {
  expect(JSON.parse(translateForCloudFront(rulesAt('')).files['headers-policy.json']!)).toEqual({
    Name: 'galley',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: "default-src 'self'" },
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 9, IncludeSubdomains: false, Preload: false },
    },
    CustomHeadersConfig: { Quantity: 1, Items: [{ Header: 'X-Own', Value: '1', Override: true }] },
  })
})

describe('the command', () => {
  let printed: jest.SpyInstance

  workInOwnFolder()
  beforeEach(() => {
    printed = jest.spyOn(console, 'log').mockReturnValue()
    writeOwnFiles({
      [SERVER_MANIFEST_FILE]: JSON.stringify(manifest),
      'public/index.html': 'Home',
      'public/index.html.br': 'packed',
      'public/_headers': '/*',
    })
  })
  afterEach(() => jest.restoreAllMocks())

  test('replaces the files of one host, and prints what is left to do', async () => {
    writeOwnFiles({ 'host/nginx/stale.conf': '' })
    await writeHost(['nginx'])
    expect(['http.conf', 'server.conf', 'stale.conf'].map((file) => existsSync(`host/nginx/${file}`))).toEqual([
      true,
      true,
      false,
    ])
    expect(printed.mock.lastCall).toEqual([expect.stringContaining('Include http.conf in the "http" block')])
  })

  test('copies the files that Vercel serves', async () => {
    await writeHost(['vercel'])
    expect(readFileSync('.vercel/output/static/index.html', 'utf8')).toBe('Home')
    expect(['_headers', 'index.html.br'].filter((file) => existsSync(`.vercel/output/static/${file}`))).toEqual([])
  })

  test.each([[[]], [['ngnix']], [['nginx', 'caddy']]])('reports the arguments %p', async (args) => {
    await expect(writeHost(args)).rejects.toThrow('must name one host of vercel, nginx, caddy, cloudfront.')
  })
})

test('hosts send the 404 page of the language', () => {
  setTranslations(['de'])
  const rules = rulesAt('/queue')
  const { 'http.conf': maps, 'server.conf': server } = translateForNginx(rules).files
  expect(maps).toContain('"~^/queue/de(?:[/?]|$)" /queue/de/404.html;')
  expect(server).toContain('error_page 404 $galley_not_found;')
  expect(server).toContain('location = /queue/de/404.html {')
  const { 'site.caddy': caddy } = translateForCaddy(rules).files
  expect(caddy).toContain('not path /queue/de /queue/de/*')
  expect(caddy).toContain('rewrite * /de/404.html')
  const { routes } = JSON.parse(translateForVercel(rules).files['config.json']!) as { routes: object[] }
  expect(routes).toContainEqual({ src: '^/queue/de(?:/.*)?$', status: 404, dest: '/queue/de/404.html' })
  setTranslations([])
})
