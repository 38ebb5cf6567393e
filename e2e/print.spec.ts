import { expect, test } from '@playwright/test'
import { readPagesOfEachKind } from './site-pages'

/** Pixels between the usual margins of a sheet of A4. */
const PAPER_WIDTH = 680

test.use({ colorScheme: 'dark' })

for (const path of readPagesOfEachKind()) {
  test(`${path} prints as its text, dark on light, as wide as paper`, async ({ page }) => {
    await page.setViewportSize({ width: PAPER_WIDTH, height: 900 })
    await page.goto(path)
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dark = await ground()
    await page.emulateMedia({ media: 'print' })
    expect(await ground()).not.toBe(dark)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
