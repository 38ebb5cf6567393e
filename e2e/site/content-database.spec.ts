import type { DatabaseManifest } from '@galley/query/dump'
import { expect, test, type Page } from '@playwright/test'
import { collectProblems } from '../page-problems'
import { openPlayground, PLAYGROUND, QUERY_TIMEOUT } from './playground'

const MANIFEST = '**/api/content/collections.json'
const DUMP = '**/api/content/docs/sql_dump.txt*'
const ENDPOINT = '**/api/content/docs/query*'

const QUERY = `queryCollection('docs').where('path', '=', '${PLAYGROUND}').select('title').all()`
const BY_BROWSER = /^1 row in .+ in this browser$/
const BY_SERVER = /^1 row in .+ on the server$/

/** Notes what the database asks the site for, such as "sql_dump.txt". */
function collectRequests(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/content/')) requests.push(pathname.split('/').at(-1)!)
  })
  return requests
}

/** Opens the playground, runs a query there and waits for a line that says where it ran. */
async function runQuery(page: Page, result: RegExp) {
  const playground = await openPlayground(page)
  await playground.run(QUERY)
  await expect(playground.root.getByRole('status').filter({ hasText: result })).toBeVisible({ timeout: QUERY_TIMEOUT })
  await expect(playground.table.getByRole('cell')).toHaveText(['Playground'])
  return playground
}

/** Waits until the database is kept for the next visit. */
const waitUntilKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return kept.flat().filter(({ url }) => url.includes('/docs/')).length
      }),
    )
    .toBe(1)

/** Serves what the site serves, published once more: the same content under another version. */
async function publishAgain(page: Page, version: string) {
  await page.route(MANIFEST, async (route) => {
    const response = await route.fetch()
    const manifest = (await response.json()) as DatabaseManifest
    manifest['docs']!.version = version
    await route.fulfill({ response, json: manifest })
  })
  await page.route(DUMP, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/^-- .*/, `-- ${version}`) })
  })
}

// What a page still loads when its test is over would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a page that asks no query loads nothing of the database', async ({ page, request }) => {
  const urls: string[] = []
  page.on('request', (asked) => urls.push(asked.url()))
  const { run, answered } = await openPlayground(page)
  await page.waitForLoadState('networkidle')
  const listScripts = () => urls.filter((url) => url.endsWith('.js'))
  const scripts = listScripts()
  const codes = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((_, index) => codes[index]!.includes('sqlite3_'))).toEqual([])
  expect(urls.filter((url) => /\.wasm|\/api\/content\//.test(url))).toEqual([])

  await run(QUERY)
  await answered()
  expect(listScripts().length).toBeGreaterThan(scripts.length)
})

test('the first query loads the database, later ones and later visits ask the site for no content', async ({
  page,
}) => {
  const problems = collectProblems(page)
  const requests = collectRequests(page)
  const { run, answered } = await runQuery(page, BY_BROWSER)
  expect(requests).toEqual(['collections.json', 'sql_dump.txt'])
  await run("queryCollection('docs').count()")
  await answered()
  expect(requests).toHaveLength(2)

  await waitUntilKept(page)
  requests.length = 0
  await runQuery(page, BY_BROWSER)
  expect(requests).toEqual(['collections.json'])
  expect(problems).toEqual([])
})

test('a visit after the content changed loads it again, once', { tag: '@sweep' }, async ({ page }) => {
  await runQuery(page, BY_BROWSER)
  await waitUntilKept(page)
  const requests = collectRequests(page)
  await publishAgain(page, 'v1-changed')
  await runQuery(page, BY_BROWSER)
  expect(requests).toEqual(['collections.json', 'sql_dump.txt'])
  await waitUntilKept(page)
  await runQuery(page, BY_BROWSER)
  expect(requests.slice(2)).toEqual(['collections.json'])
})

test('a page that was open while the content changed goes on with it', { tag: '@sweep' }, async ({ page }) => {
  const requests = collectRequests(page)
  const { run, answered, root } = await openPlayground(page)
  await run("queryCollection('posts').count()")
  await answered()
  await publishAgain(page, 'v1-changed')
  await run(QUERY)
  await expect(root.getByRole('status').filter({ hasText: BY_BROWSER })).toBeVisible({ timeout: QUERY_TIMEOUT })
  // The old dump might be from the browser's cache, so it is asked for once more before the manifest is.
  expect(requests.slice(2)).toEqual(['sql_dump.txt', 'sql_dump.txt', 'collections.json', 'sql_dump.txt'])
})

test.describe('each visit loads the database', () => {
  const expectTwoLoads = async (page: Page) => {
    const requests = collectRequests(page)
    await runQuery(page, BY_BROWSER)
    await runQuery(page, BY_BROWSER)
    expect(requests.filter((name) => name === 'sql_dump.txt')).toHaveLength(2)
  }

  test('where there is no room to keep it', { tag: '@sweep' }, async ({ page, baseURL }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1 })
    await expectTwoLoads(page)
  })

  test('where keeping is forbidden', { tag: '@sweep' }, async ({ page }) => {
    // Is in the worker's script too, which an init script of the page does not reach.
    const forbid =
      "Object.defineProperty(globalThis, 'caches', { configurable: true, get() { throw new DOMException('', 'SecurityError') } });"
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: forbid + (await response.text()) })
    })
    await expectTwoLoads(page)
  })
})

test.describe('without WebAssembly', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')))

  test('the server answers', { tag: '@sweep' }, async ({ page }) => {
    const requests = collectRequests(page)
    await runQuery(page, BY_SERVER)
    expect(requests).toEqual(['collections.json', 'query'])
  })

  test('on a host that has no endpoint, the reader is notified', { tag: '@sweep' }, async ({ page }) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 404, body: '<h1>Page not found</h1>' }))
    const { run, problem } = await openPlayground(page)
    await run(QUERY)
    await expect(problem).toContainText('has no rows. Queries need a browser with WebAssembly')
  })
})

test('where a policy of the host forbids WebAssembly, the server answers', { tag: '@sweep' }, async ({ page }) => {
  // A worker obeys the policy of its own script.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await runQuery(page, BY_SERVER)
})

test('where workers are blocked, the server answers', { tag: '@sweep' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = new Proxy(window.Worker, {
      construct() {
        throw new DOMException('Blocked.', 'SecurityError')
      },
    })
  })
  await runQuery(page, BY_SERVER)
})

test(
  'a dump that does not arrive is asked for twice, then the reader is notified; running again loads it',
  { tag: '@sweep' },
  async ({ page }) => {
    const requests = collectRequests(page)
    await page.route(DUMP, (route) => route.abort())
    const { run, problem, root } = await openPlayground(page)
    await run(QUERY)
    await expect(problem).toContainText(
      /The database of "docs" could not be loaded: \S+ could not be reached\. Check the connection, then try again\./,
    )
    expect(requests).toEqual(['collections.json', 'sql_dump.txt', 'sql_dump.txt'])
    await page.unroute(DUMP)
    await root.getByRole('button', { name: 'Run' }).click()
    await expect(root.getByRole('status').filter({ hasText: BY_BROWSER })).toBeVisible({ timeout: QUERY_TIMEOUT })
    await expect(problem).toHaveCount(0)
  },
)
