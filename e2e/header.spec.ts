import { expect, test } from '@playwright/test'
import { visit } from './visit'

test.use({ viewport: { width: 1440, height: 400 } })

for (const [width, hasRow] of [
  [1023, false],
  [1024, true],
] as const) {
  test(`at ${width} pixels the areas are ${hasRow ? 'in a row' : 'behind the menu toggle'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: hasRow })
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !hasRow })
  })
}

test('a hairline comes with the first scrolled pixels, and moves nothing', async ({ page }) => {
  await visit(page, '/')
  const banner = page.getByRole('banner')
  const lineOpacity = () => banner.evaluate((header) => Number(getComputedStyle(header, '::after').opacity))
  const { height } = (await banner.boundingBox())!
  expect(await lineOpacity()).toBe(0)
  await page.mouse.wheel(0, 100)
  await expect.poll(lineOpacity).toBe(1)
  expect((await banner.boundingBox())?.height).toBe(height)
})
