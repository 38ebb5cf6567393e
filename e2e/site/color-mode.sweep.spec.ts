import { loadAndWatch, readGrounds } from '../painted-grounds'
import { expect, test, type Page } from '../test'
import { visit } from '../visit'

const FREE = '/docs/components/interface/color-mode'
const DARK = '/docs/components/interface/color-mode-forced'
const LIGHT_GROUND = 'rgb(253, 252, 250)'
const DARK_GROUND = 'rgb(11, 16, 25)'

const html = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Switch to (light|dark) mode$/ })
const choice = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const storedPreference = (page: Page) => page.evaluate(() => localStorage.getItem('color-mode'))

test.use({ colorScheme: 'light' })

test.describe('a page that forces its mode', () => {
  for (const preference of ['light', 'system']) {
    test(`is dark from its first paint for a reader who prefers ${preference}`, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('color-mode', stored), preference)
      expect(await loadAndWatch(page, DARK)).toEqual([expect.stringContaining(DARK_GROUND)])
      await expect(toggle(page)).toHaveCount(0)
    })
  }

  test('is dark without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light', baseURL: baseURL! })
    const page = await context.newPage()
    await page.goto(DARK)
    await expect(html(page)).toHaveCSS('background-color', DARK_GROUND)
    await context.close()
  })

  test('appears and disappears without a flash, and the next page shows the preferred mode again', async ({ page }) => {
    await loadAndWatch(page, FREE)
    await choice(page, 'Light').click()
    await page.getByRole('main').getByRole('link', { name: 'the page in this mode' }).click()
    await expect(page).toHaveURL(DARK)
    await expect(html(page)).toHaveCSS('background-color', DARK_GROUND)
    await expect(toggle(page)).toHaveCount(0)

    await choice(page, 'System').click()
    expect(await storedPreference(page)).toBe('light')
    await expect(choice(page, 'Light')).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('main').getByRole('link', { name: 'colour mode', exact: true }).click()
    await expect(page).toHaveURL(/interface\/color-mode/)
    await expect(html(page)).toHaveCSS('background-color', LIGHT_GROUND)
    await expect(toggle(page)).toBeVisible()
    expect(await storedPreference(page)).toBe('light')
    expect(await readGrounds(page)).toEqual(
      [LIGHT_GROUND, DARK_GROUND, LIGHT_GROUND].map((ground) => expect.stringContaining(ground) as unknown),
    )
  })

  test('does not change the mode of the previous page after going back', async ({ page }) => {
    await visit(page, '/blog')
    await page.goto(DARK)
    await page.goBack()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await expect(toggle(page)).toBeVisible()
  })
})
