import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, served, test, type Page } from '../test'
import { visit } from '../visit'

const REJECTED = '/search?area=nowhere'
const MESSAGE = 'Page Not Found: /search'

/** Records each visible title of the page, frame by frame. */
const watchTitles = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenTitles: seen })
    const look = () => {
      const title = document.querySelector('main h1')
      if (title?.checkVisibility({ visibilityProperty: true }) && title.textContent) seen.push(title.textContent)
      requestAnimationFrame(look)
    }
    look()
  })
const readTitles = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { seenTitles: string[] }).seenTitles)])

const expectNotFound = async (page: Page) => {
  await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible()
  await expect(page).toHaveTitle(/^Page not found/)
  expect(new Set(await readTitles(page))).toEqual(new Set([MESSAGE]))
}

test('the server answers 404 for a page that its rule rejects, and the browser paints only the error page', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await watchTitles(page)
  const answer = await page.goto(REJECTED)
  expect(answer?.status()).toBe(404)
  expect(await answer?.text()).toMatch(/Page Not Found: <span[^>]*>\/search</)
  await expectNotFound(page)
  expect(problems.filter((text) => !text.includes('404 (Not Found)') && !text.includes(MESSAGE))).toEqual([])
})

test('on a static host, the page runs its rule before the first paint', async ({ page }) => {
  await watchTitles(page)
  const body = readFileSync(join(__dirname, '../../public/search/index.html'))
  await page.route(`**${REJECTED}`, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(REJECTED)
  await expectNotFound(page)
})

test('a link to a rejected page shows the error, and the reader can continue', async ({ page }) => {
  await visit(page, '/docs/getting-started')
  await page.evaluate((to) => window.___navigate?.(to), served(REJECTED))
  await expect(page.getByRole('main').getByText(MESSAGE)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('a page that its rule accepts is visible, even without scripts', async ({ browser, page }) => {
  await page.goto('/search?q=icons&area=blog')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toHaveValue('icons')
  await expect(page.getByRole('radio', { name: /^Blog/ })).toBeChecked()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/search?area=blog')
  await expect(plain.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
