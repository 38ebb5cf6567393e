import { findViolations } from './find-violations'
import { readHtml, readPages, readPagesIn } from './site-pages'
import { expect, type Locator, type Page, test } from './test'
import { turnRightToLeft, visit } from './visit'

const WIDTHS = [390, 768, 1440] as const
const CODE_PAGE = readPagesIn('/docs').find((path) => readHtml(path).includes('<pre'))
const EXAMPLES = ['/', ...readPagesIn('/docs').slice(0, 1), ...readPages().filter((path) => path === '/blog')]

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ page }) => turnRightToLeft(page))

/** Returns the horizontal distances of an element to the left and right edge of the window. */
async function readDistances(page: Page, element: Locator) {
  const { x, width } = (await element.boundingBox())!
  return { left: x, right: page.viewportSize()!.width - x - width }
}

for (const path of EXAMPLES) {
  test(`${path} fits each width, and axe finds no violation in both modes`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, `pixels to scroll sideways at ${width} pixels`).toBeLessThanOrEqual(0)
    }
    expect(await findViolations(page)).toEqual([])
  })
}

test('the header begins at the right, and the menu opens at the left', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await visit(page, '/')
  const logo = await readDistances(page, page.getByRole('banner').getByRole('link').first())
  expect(logo.right).toBeLessThan(logo.left)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  const distances = await readDistances(page, menu)
  expect(distances.left).toBe(0)
  expect(distances.right).toBeGreaterThan(0)
  expect(await findViolations(page, '[role=dialog]')).toEqual([])
})

test('the search dialog closes at the left', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Search...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill('a')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  const cross = await readDistances(page, dialog.getByRole('button', { name: 'Close' }))
  expect(cross.left).toBeLessThan(cross.right)
  expect(await findViolations(page, '[role=dialog]')).toEqual([])
})

test('code reads from left to right', async ({ page }) => {
  test.skip(CODE_PAGE === undefined, 'No page of this site shows code.')
  await visit(page, CODE_PAGE!)
  const distances = await page.evaluate(() =>
    [...document.querySelectorAll('main pre .line:first-child')]
      .filter((line) => line.checkVisibility())
      .map((line) => {
        const text = document.createRange()
        text.selectNodeContents(line)
        return text.getBoundingClientRect().left - line.closest('pre')!.getBoundingClientRect().left
      }),
  )
  expect(distances.length).toBeGreaterThan(0)
  expect(Math.max(...distances)).toBeLessThan(100)
})
