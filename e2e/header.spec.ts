import { expect, type Page, test } from './test'
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

test('a hairline appears with the first scrolled pixels, and moves nothing', async ({ page }) => {
  await visit(page, '/')
  const banner = page.getByRole('banner')
  const lineOpacity = () => banner.evaluate((header) => Number(getComputedStyle(header, '::after').opacity))
  const { height } = (await banner.boundingBox())!
  // Browsers without scroll timelines always show the line.
  const hasTimelines = await page.evaluate(() => CSS.supports('animation-timeline: scroll()'))
  expect(await lineOpacity()).toBe(hasTimelines ? 0 : 1)
  await page.evaluate(() => window.scrollBy(0, 100))
  await expect.poll(lineOpacity).toBe(1)
  expect((await banner.boundingBox())?.height).toBe(height)
})

test.describe('the menu toggle', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** The angle of each line in degrees, or `hidden`. */
  const readLines = (page: Page, name: string) =>
    page.getByRole('button', { name }).evaluate((button) =>
      [...button.children].map((line) => {
        const { opacity, transform } = getComputedStyle(line)
        const { a, b } = new DOMMatrix(transform)
        return opacity === '0' ? 'hidden' : Math.round((Math.atan2(b, a) * 180) / Math.PI)
      }),
    )

  test('turns from three lines into a cross, and back', async ({ page }) => {
    await visit(page, '/')
    expect(await readLines(page, 'Open menu')).toEqual([0, 0, 0])
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => readLines(page, 'Close menu')).toEqual([45, 'hidden', -45])
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect.poll(() => readLines(page, 'Open menu')).toEqual([0, 0, 0])
  })
})
