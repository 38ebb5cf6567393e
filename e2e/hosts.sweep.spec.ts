import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isHashedFile } from '@galley/core/site-headers'
import { encodePath } from '@galley/core/url-path'
import { listPublicFiles } from '@galley/gatsby-adapter-node/public-files'
import { site } from '@galley/site'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { collectRules } from '../packages/cli/src/host/host-rules'
import { findServer } from '../scripts/programs.mjs'
import { type Running, SERVERS, startPlainServer, startServer } from './host-servers'
import { BASE_PATH, SITE_FOLDER } from './preview-setup.mjs'
import { readHtml, readManifest, readPagesOfEachKind } from './site-pages'

const publicDir = join(SITE_FOLDER, 'public')
const manifest = readManifest()
const pages = readPagesOfEachKind()
const files = [...listPublicFiles(publicDir).keys()].filter(
  (file) => !/\.(br|html)$|^\/_|\/_payload\.json$|\/\./.test(file),
)
/** One file of each extension, with and without a hash. */
const filesOfEachKind = [
  ...new Map(files.map((file) => [`${extname(file)} ${isHashedFile(file)} ${file.includes('feed')}`, file])).values(),
]
const goneFile = filesOfEachKind.find(isHashedFile)?.replace(/[0-9a-f]{10}/, 'ffffffffff')

/** The requests that every server must answer as the server of the site does. */
const PATHS = [
  ...pages.map(encodePath),
  ...pages
    .filter((page) => page !== '/')
    .flatMap((page) => [`${encodePath(page)}/?from=letter`, `${encodePath(page)}/index.html`]),
  '/index.html',
  ...filesOfEachKind.map(encodePath),
  ...manifest.redirects.flatMap(({ from }) => {
    const source = encodePath(from.replace('*', 'any thing/é'))
    return [source, `${source}/?from=letter`, source.toUpperCase()]
  }),
  ...[
    '/nope',
    '/nope/never/',
    '/nope/index.html',
    '/_headers',
    '/_redirects',
    '/404.html',
    '/.env',
    goneFile ?? '/nope.js',
  ],
]

/** Requests a path, and returns the parts of the response on which servers must agree. */
async function ask(request: APIRequestContext, origin: string, basePath: string, path: string) {
  const response = await request.get(origin + basePath + path, { maxRedirects: 0 })
  const { location, 'content-type': type = '', ...headers } = response.headers()
  const status = response.status()
  const isOk = status === 200
  return {
    path,
    status,
    location: location?.startsWith('/') ? location.slice(basePath.length) : location,
    type: isOk ? type.replace(/;.*/, '').replace(/^.*\/.*(javascript|xml|icon)$/, '$1') : undefined,
    isKept: /immutable/.test(headers['cache-control'] ?? ''),
    isRevalidated: /max-age=0|no-cache/.test(headers['cache-control'] ?? ''),
    robots: isOk ? headers['x-robots-tag'] : undefined,
    origins: isOk ? headers['access-control-allow-origin'] : undefined,
    referrer: headers['referrer-policy'],
    sniffing: headers['x-content-type-options'],
    hasPolicy: headers['content-security-policy']?.includes("object-src 'none'"),
    isNotFound: status === 404 && (await response.text()).includes(site.texts.pageNotFound),
  }
}

for (const name of Object.keys(SERVERS))
  for (const basePath of BASE_PATH ? [BASE_PATH] : ['', '/queue'])
    test.describe(`${name}${basePath && ' below a path'}`, () => {
      test.skip(!findServer(name) && !process.env.CI, `${name} is not installed`)
      let server: Running

      test.beforeAll(async () => {
        server = await startServer(name, collectRules(manifest, basePath), publicDir)
      })
      test.afterAll(() => server.stop())

      test('answers like the server of the site', async ({ request, baseURL }) => {
        test.slow()
        for (const path of PATHS) {
          const expected = await ask(request, new URL(baseURL!).origin, BASE_PATH, path)
          expect.soft(await ask(request, server.origin, basePath, path)).toEqual(expected)
        }
      })

      test('a path cannot add a header to a redirect', async ({ request }) => {
        for (const { from } of manifest.redirects.filter((redirect) => redirect.from.endsWith('/*'))) {
          const path = basePath + from.replace('*', 'a%0d%0aEvil:%20yes')
          const response = await request.get(server.origin + path, { maxRedirects: 0 })
          expect.soft([path, response.headers()['evil']]).toEqual([path, undefined])
        }
      })

      test('answers nothing outside of its path', async ({ request }) => {
        test.skip(!basePath, 'The site is at the root.')
        const outside = await request.get(`${server.origin}${pages.find((page) => page !== '/')}`, { maxRedirects: 0 })
        expect((await outside.text()).includes('<main')).toBe(false)
        const home = await request.get(server.origin + basePath, { maxRedirects: 0 })
        expect([home.status(), home.headers().location]).toEqual([301, `${basePath}/`])
      })

      test('compresses texts', async ({ request }) => {
        const { headers } = { headers: { 'accept-encoding': 'br, gzip' } }
        const response = await request.get(`${server.origin}${basePath}/`, { headers })
        expect(response.headers()['content-encoding']).toMatch(/^(br|gzip)$/)
      })

      test('allows all that a page runs', async ({ page }) => {
        test.skip(basePath !== BASE_PATH, 'The site was not built for this path.')
        const blocked: string[] = []
        page.on('console', (message) => {
          if (/Content.Security.Policy/.test(message.text())) blocked.push(message.text())
        })
        for (const path of pages) await page.goto(server.origin + basePath + path, { waitUntil: 'load' })
        expect(blocked).toEqual([])
      })
    })

test.describe('a server of files only', () => {
  let server: Running
  test.beforeAll(async () => {
    server = await startPlainServer(publicDir, collectRules(manifest, BASE_PATH))
  })
  test.afterAll(() => server.stop())

  test('serves pages and files, and no page for unknown URLs', async ({ request }) => {
    for (const page of pages) {
      const response = await request.get(server.origin + BASE_PATH + encodePath(page))
      expect.soft([page, response.status(), (await response.text()) === readHtml(page)]).toEqual([page, 200, true])
    }
    for (const file of filesOfEachKind)
      expect
        .soft([file, (await request.get(server.origin + BASE_PATH + encodePath(file))).status()])
        .toEqual([file, 200])
    expect((await request.get(`${server.origin}${BASE_PATH}/nope`)).status()).toBe(404)
  })

  const redirect = manifest.redirects.find(
    ({ from, to }) => to.startsWith('/') && !to.includes('#') && existsSync(join(publicDir, from, 'index.html')),
  )

  test('redirects by pages, with the query and the hash', async ({ page }) => {
    test.skip(!redirect, 'This site has no pages for redirects.')
    for (const path of [redirect!.from, `${redirect!.from}/`]) {
      await page.goto(`${server.origin}${BASE_PATH}${encodePath(path)}?from=letter#part`)
      await page.waitForURL(`${server.origin}${BASE_PATH}${redirect!.to}?from=letter#part`)
    }
  })

  test('redirects browsers without scripts', async ({ browser }) => {
    test.skip(!redirect, 'This site has no pages for redirects.')
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${server.origin}${BASE_PATH}${encodePath(redirect!.from)}`)
    await page.waitForURL(`${server.origin}${BASE_PATH}${redirect!.to}`)
    await page.close()
  })
})
