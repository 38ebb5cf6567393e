import { LAST_VISIT } from '@galley/start/marks'
import { BASE_PATH } from './preview-setup.mjs'
import { readPages } from './site-pages'
import { expect, test } from './test'

const CHANGELOG = '/changelog'

test.skip(!readPages().includes(CHANGELOG), 'This site has no changelog.')

test('marks entries since the last visit before the application loads, without moving the page', async ({ page }) => {
  const articles = page.getByRole('article')
  const tops = () => articles.evaluateAll((all) => all.map((article) => article.getBoundingClientRect().top))
  await page.goto(CHANGELOG)
  await expect(page.getByText(/^\d+( or more)? new since your last visit/)).toHaveCount(0)
  const before = await tops()
  const dates = await articles.evaluateAll((all) => all.map((article) => article.dataset['date']!))
  const [newest] = dates
  await page.evaluate(
    ([key, date]) => {
      sessionStorage.clear()
      const day = new Date(Date.parse(date!) - 86_400_000).toISOString()
      localStorage.setItem(key!, JSON.stringify({ time: day, seen: [] }))
    },
    [LAST_VISIT + BASE_PATH, newest],
  )
  await page.reload()
  // Marks the day of the last visit too: the reader had not seen any of its entries.
  const since = new Date(Date.parse(newest!) - 86_400_000).toISOString().slice(0, 10)
  const count = dates.filter((date) => date >= since).length
  await expect(page.getByText(new RegExp(`^${count}( or more)? new since your last visit`))).toBeVisible()
  await expect(articles.getByText('New', { exact: true }).and(page.locator(':visible'))).toHaveCount(count)
  expect(await tops()).toEqual(before)
  expect(await page.evaluate(() => '___loader' in window)).toBe(false)
})

test('a rail beside the list links to each entry', async ({ page }) => {
  await page.goto(CHANGELOG)
  const rail = page.getByRole('navigation', { name: 'Entries' })
  const link = rail.getByRole('link').last()
  const id = (await link.getAttribute('href'))!.slice(1)
  await link.click()
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await expect(rail).toBeInViewport()
})
