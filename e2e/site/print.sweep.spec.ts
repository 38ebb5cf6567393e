import { expect, test } from '../test'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('prints all tabs, each under its label, even if one is chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tab-choices', JSON.stringify({ system: 'macOS' })))
  await page.goto('/docs/components/content/tabs')
  await expect(page.getByRole('tablist').first()).toBeHidden()
  const panels = await page.getByRole('tabpanel', { includeHidden: true }).all()
  expect(panels.length).toBeGreaterThan(3)
  for (const panel of panels) await expect(panel).toBeVisible()
})

test('prints folded content', async ({ page }) => {
  await page.goto('/docs/components/content/collapsible')
  const folded = page.locator('main article details').first()
  await expect(folded).not.toHaveAttribute('open')
  const height = await folded.evaluate((details) => details.lastElementChild!.getBoundingClientRect().height)
  expect(height).toBeGreaterThan(100)
})

test('prints the URL of a link to another site, unless its text is the URL', async ({ page }) => {
  await page.goto('/docs/files/markdown')
  // The accessible name of a link includes generated content.
  const urlAfter = (text: string) =>
    page
      .locator('main article a')
      .filter({ hasText: new RegExp(`^${text}$`) })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await urlAfter('CommonMark')).toContain('https://commonmark.org')
  expect(await urlAfter('https://commonmark.org')).toBe('none')
  expect(await urlAfter('collection')).toBe('none')
})

test('prints code without buttons, and wraps long lines', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 900 })
  await page.goto('/blog/a-build-that-refuses-to-be-wrong')
  for (const code of await page.locator('main pre').all())
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0)
  for (const button of await page.locator('main button').all()) await expect(button).toBeHidden()
})

test('prints monthly and yearly prices, without buttons', async ({ page }) => {
  await page.goto('/studio/pricing')
  const prices = await page.locator('[data-billing]').all()
  expect(prices.length).toBeGreaterThan(1)
  for (const price of prices) await expect(price).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
})
