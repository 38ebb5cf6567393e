import type { DatabaseManifest } from '@galley/query/dump'
import { expect, type Page, pathOf, test } from '../test'
import { collectProblems } from '../visit'
import { openPlayground, PLAYGROUND, QUERY_TIMEOUT } from './playground'

const MANIFEST = '**/api/content/collections.json'
const DUMP = '**/api/content/docs/sql_dump.txt*'

const QUERY = `queryCollection('docs').where('path', '=', '${PLAYGROUND}').select('title').all()`
const BY_BROWSER = /^1 row in .+ in this browser$/
const BY_SERVER = /^1 row in .+ on the server$/

/** Records the files that the database requests, such as "sql_dump.txt". */
function collectRequests(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => {
    const path = pathOf(new URL(request.url()))
    if (path.startsWith('/api/content/')) requests.push(path.split('/').at(-1)!)
  })
  return requests
}

/** Opens the playground, runs a query there and waits for the line that says where the query ran. */
async function runQuery(page: Page, result: RegExp) {
  const playground = await openPlayground(page)
  await playground.run(QUERY)
  await expect(playground.root.getByRole('status').filter({ hasText: result })).toBeVisible({ timeout: QUERY_TIMEOUT })
  await expect(playground.table.getByRole('cell')).toHaveText(['Playground'])
  return playground
}

/** Waits until the browser has stored the database for the next visit. */
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

/** Serves the site as if it was published again: the same content under another version. */
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

// Pending requests of a finished test would fail the next test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a page without a query does not load the database', async ({ page, request }) => {
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

test('the first query loads the database, and later queries and visits request no content', async ({ page }) => {
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

test(
  'a page that was open during a change of the content loads the changed database',
  { tag: '@sweep' },
  async ({ page }) => {
    const requests = collectRequests(page)
    const { run, answered, root } = await openPlayground(page)
    await run("queryCollection('posts').count()")
    await answered()
    await publishAgain(page, 'v1-changed')
    await run(QUERY)
    await expect(root.getByRole('status').filter({ hasText: BY_BROWSER })).toBeVisible({ timeout: QUERY_TIMEOUT })
    // The old dump could come from the browser's cache, so the page requests the dump again before the manifest.
    expect(requests.slice(2)).toEqual(['sql_dump.txt', 'sql_dump.txt', 'collections.json', 'sql_dump.txt'])
  },
)

test('the server runs the query if the policy of the host forbids WebAssembly', { tag: '@sweep' }, async ({ page }) => {
  // Browsers take the policy of a worker from the response with the worker's script.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, headers })
  })
  await runQuery(page, BY_SERVER)
})
