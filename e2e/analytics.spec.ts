import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { bundleScripts } from '@galley/gatsby-plugin-start-script/bundle-scripts'
import { NEEDS_APP } from '@galley/start/marks'
import { SITE } from './preview-setup.mjs'
import { readHtml, readPages } from './site-pages'
import { expect, type Page, pathOf, served, test as base } from './test'
import { visit, waitUntilUsable } from './visit'

const [HOME, OTHER] = ['/', readPages().find((path) => path !== '/') ?? '']
/** A page whose readers may never need the application. */
const PLAIN = readPages().find((path) => !readHtml(path).includes(` ${NEEDS_APP}="`)) ?? ''
const SECRET = 'a-secret'

interface SentEvent {
  n: string
  [field: string]: unknown
}

interface Recorder {
  origin: string
  /** Methods and types of the requests. */
  requests: string[]
  bodies: SentEvent[]
}

interface Analytics {
  /** A server that records events, on a free port. */
  recorder: Recorder
  /** Serves the built site as if `site.analytics` had these settings, and as if the site's policy allowed the host of the recorder. */
  configure: (settings?: object, isPolicyOpen?: boolean) => Promise<void>
}

const test = base.extend<Analytics>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs from the pattern
  recorder: async ({}, use) => {
    const recorder: Recorder = { origin: '', requests: [], bodies: [] }
    const server = createServer((request, response) => {
      recorder.requests.push(`${request.method} ${request.url} ${request.headers['content-type']}`)
      void text(request).then((body) => {
        recorder.bodies.push(JSON.parse(body) as SentEvent)
        response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end('ok')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    recorder.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await use(recorder)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
  configure: async ({ context, recorder }, use) => {
    // Chromium cannot determine the origin of a document that a test fulfils.
    await context.grantPermissions(['local-network-access'])
    await use(async (settings = {}, isPolicyOpen = true) => {
      const own = { host: recorder.origin, domain: 'docs.example', hashMode: false, localhost: true }
      const all = { outboundLinks: true, fileDownloads: true, notFound: true, emptySearches: true }
      const chosen = { ...own, ...all, ...settings }
      const { deferred, analytics } = await bundleScripts(join(__dirname, '..'), new Map(), chosen)
      await context.route(`${SITE}/**`, async (route) => {
        if (!['document', 'script'].includes(route.request().resourceType())) return route.continue()
        const script = [deferred, analytics].find((file) =>
          isSameScript(file?.path, pathOf(new URL(route.request().url()))),
        )
        if (script) return route.fulfill({ body: script.code, contentType: 'text/javascript' })
        const response = await route.fetch({ maxRedirects: 0 })
        const headers = response.headers()
        const policy = headers['content-security-policy']
        if (policy && isPolicyOpen)
          headers['content-security-policy'] = policy.replace("connect-src 'self'", `$& ${recorder.origin}`)
        const body = (await response.text()).replace(
          /analytics:\{host:[^}]*\}/,
          () => `analytics:${JSON.stringify(chosen)}`,
        )
        return route.fulfill({ response, headers, body })
      })
    })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** Returns true if both paths name the same script, even with different digests. */
const isSameScript = (path = '', other: string) => other.startsWith(`/${path.split('-')[0]}-`)

test.skip(OTHER === '', 'This site has one page.')

async function go(page: Page, to: string) {
  await page.evaluate((path) => window.___navigate?.(path), served(to))
  await expect(page).toHaveURL(to)
}
/** The recorded events, without events about reading time. */
const events = ({ bodies }: Recorder) => bodies.filter(({ n }) => n !== 'engagement')
const views = (recorder: Recorder) =>
  events(recorder).flatMap(({ n, u }) => (n === 'pageview' ? [String(u).slice(SITE.length)] : []))

/** Adds a link to the page. */
const addLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    document
      .querySelector('main')!
      .prepend(Object.assign(document.createElement('a'), { href: to, textContent: 'To it' }))
  }, href)

test('sends each shown page once, without tokens and other secrets', async ({ page, recorder, configure }) => {
  await configure()
  await visit(page, `${OTHER}?token=${SECRET}&utm_source=news#${SECRET}`)
  await expect.poll(() => events(recorder)).toHaveLength(1)
  expect(recorder.requests).toEqual(['POST /api/event text/plain'])
  const width = page.viewportSize()!.width
  const u = `${SITE}${OTHER}?utm_source=news`
  expect(events(recorder)).toEqual([
    { n: 'pageview', u, d: 'docs.example', r: null, w: width, h: 0, v: expect.any(Number) },
  ])
  await go(page, `${OTHER}?q=${SECRET}`)
  await go(page, HOME)
  await expect.poll(() => views(recorder)).toHaveLength(2)
  await page.goBack()
  await expect.poll(() => views(recorder)).toEqual([`${OTHER}?utm_source=news`, HOME, OTHER])
  await page.reload()
  await expect.poll(() => views(recorder)).toHaveLength(4)
  expect(JSON.stringify(recorder.bodies)).not.toContain(SECRET)
})

test('counts a reader who only reads, without loading the application', async ({ page, recorder, configure }) => {
  test.skip(PLAIN === '', 'All pages of this site need the application.')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(pathOf(new URL(request.url())))
  })
  await configure()
  await page.goto(PLAIN)
  await expect.poll(() => views(recorder)).toEqual([PLAIN])
  await page.reload()
  await expect.poll(() => views(recorder)).toEqual([PLAIN, PLAIN])
  const names = scripts.map((path) => path.replace(/-[\da-f]{10}\.js$/, ''))
  expect([...new Set(names)]).toEqual(['/deferred', '/analytics'])
})

test(
  'does not count the first page again when the application loads',
  { tag: '@sweep' },
  async ({ page, recorder, configure }) => {
    await configure()
    await page.goto(OTHER)
    await expect.poll(() => views(recorder)).toEqual([OTHER])
    await waitUntilUsable(page)
    await go(page, HOME)
    await expect.poll(() => views(recorder)).toEqual([OTHER, HOME])
  },
)

test(
  'sends a click on a link to another site, and the browser leaves at once',
  { tag: '@sweep' },
  async ({ page, recorder, configure }) => {
    await configure()
    const elsewhere = 'https://elsewhere.example/page'
    await page.route(`${elsewhere}**`, (route) => route.fulfill({ body: 'Elsewhere.', contentType: 'text/html' }))
    await visit(page, HOME)
    await expect.poll(() => views(recorder)).toHaveLength(1)
    await addLink(page, `${elsewhere}?token=${SECRET}`)
    await page.getByRole('link', { name: 'To it' }).click()
    await expect(page).toHaveURL(`${elsewhere}?token=${SECRET}`)
    await expect
      .poll(() => events(recorder).slice(1))
      .toMatchObject([{ n: 'Outbound Link: Click', p: { url: elsewhere } }])
    // The page sends its reading time when the reader leaves.
    expect(JSON.stringify(recorder.bodies)).not.toContain(SECRET)
  },
)

test(
  'sends a search without results with the typed words',
  { tag: '@sweep' },
  async ({ page, recorder, configure }) => {
    await configure()
    await visit(page, HOME)
    await page.getByRole('banner').getByRole('button', { name: 'Search...' }).click()
    await page.getByRole('combobox').fill('qqxxzz')
    await expect
      .poll(() => events(recorder).filter(({ n }) => n !== 'pageview'))
      .toMatchObject([{ n: 'Search: No Results', p: { query: 'qqxxzz' } }])
  },
)

test(
  'the policy of a site without analytics blocks all events',
  { tag: '@sweep' },
  async ({ page, recorder, configure }) => {
    await configure({}, false)
    const refused = page.waitForEvent('console', (message) => message.text().includes('connect-src'))
    await visit(page, HOME)
    await refused
    expect(recorder.requests).toEqual([])
  },
)
