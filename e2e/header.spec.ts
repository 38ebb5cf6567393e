import { expect, test } from '@playwright/test'
import { visit } from './visit'

test.use({ viewport: { width: 1440, height: 400 } })

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
