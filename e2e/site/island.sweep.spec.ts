import { ISLAND_API } from '@galley/core/island'
import { findViolations } from '../find-violations'
import { expect, test, type Page } from '../test'
import { collectProblems, holdRequests, visit } from '../visit'

const PAGE = '/docs/deployment/node-server'
const ADDRESS = '**/_island/server-status.json*'

const partsOf = (page: Page) => ({
  island: page.getByRole('group', { name: 'Status of this server' }),
  problem: page.getByRole('main').getByRole('alert'),
  tryAgain: page.getByRole('button', { name: 'Try again' }),
  fallback: page.getByText('The same data is in the response of'),
})

test('an island loads, and shows facts about the server', async ({ page, request }) => {
  const problems = collectProblems(page)
  const answer = await holdRequests(page, ADDRESS)
  await visit(page, PAGE)
  const { island, fallback } = partsOf(page)
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
  await expect(fallback).toHaveCount(0)
  answer()
  const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string }
  await expect(island.getByText(id)).toBeVisible()
  await expect(island.getByText(/UTC$/)).toHaveCount(2)
  await expect(island.getByRole('term').first()).toHaveCSS('margin-top', '0px')
  expect(await findViolations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('the page reports a failing server, and tries again', async ({ page }) => {
  const error = 'Something went wrong on the server. Try again later.'
  await page.route(ADDRESS, (route) => route.fulfill({ status: 500, json: { error } }), { times: 1 })
  await visit(page, PAGE)
  const { island, problem, tryAgain, fallback } = partsOf(page)
  await expect(problem).toContainText(error)
  await expect(fallback).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await tryAgain.click()
  await expect(island.getByText('Running since')).toBeVisible()
  await expect(problem).toHaveCount(0)
  await expect(fallback).toHaveCount(0)
})

test('attributes are parameters, and the page shows the error of the server for a wrong parameter', async ({
  page,
  request,
}) => {
  const url = '/_island/server-status.json?timezone=Mars'
  const refusal = await request.get(url)
  expect(refusal.status()).toBe(400)
  const asked: string[] = []
  await page.route(ADDRESS, async (route) => {
    asked.push(new URL(route.request().url()).search)
    await route.fulfill({ response: await request.get(url) })
  })
  await visit(page, '/docs/components/content/island')
  const problem = page.getByRole('main').getByRole('alert')
  await expect(problem).toHaveCount(2)
  await expect(problem.first()).toContainText('"timezone" must be a time zone such as "Europe/Berlin", got "Mars".')
  expect(asked.sort()).toEqual(['', '?timezone=Asia%2FTokyo'])
})

test('without scripts, the page shows its text', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(PAGE)
  // Playwright finds no text in a `<noscript>` element.
  const fallback = page.locator('main noscript p')
  await expect(fallback).toBeVisible()
  await expect(fallback).toHaveText(/^The same data is in the response of/)
  await expect(page.getByText('Loading…')).toBeHidden()
  await page.close()
})

test('other pages do not load the code of islands', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  const loadsIslands = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    return texts.some((text) => text.includes(`${ISLAND_API}/`))
  }
  await visit(page, '/docs/deployment/redirects')
  await page.mouse.move(100, 100)
  await page.waitForLoadState('networkidle')
  expect(await loadsIslands()).toBe(false)
  await visit(page, PAGE)
  await page.mouse.move(100, 100)
  await expect.poll(loadsIslands).toBe(true)
})
