import { readGrounds, watchGrounds } from './painted-grounds'
import { readPagesOfEachKind } from './site-pages'
import { expect, type Page, test } from './test'
import { addRules, collectProblems, visit } from './visit'

const WIDTHS = [390, 768, 1024, 1440] as const
const MAX_LAYOUT_SHIFT = 0.01

/** The layout shift score of the loaded page, without shifts that a visitor caused. */
const readLayoutShift = () =>
  new Promise<number>((resolve) => {
    let score = 0
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) score += entry.value
      }
    }
    const observer = new PerformanceObserver((list) => {
      add(list.getEntries())
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // The browser reports buffered entries in the next task. Two frames later, all entries are reported.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          resolve(score)
        }),
      ),
    )
  })

async function expectFits(page: Page, width: number, how = '') {
  await page.setViewportSize({ width, height: 900 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `pixels to scroll sideways at ${width} pixels ${how}`).toBeLessThanOrEqual(0)
}

/** Loads a page until React has hydrated it, and returns the painted backgrounds. */
async function load(page: Page, path: string, colorScheme: 'light' | 'dark', width: number) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 900 })
  await visit(page, path)
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await page.evaluate(readLayoutShift), `layout shift at ${width} pixels`).toBeLessThan(MAX_LAYOUT_SHIFT)
  return readGrounds(page)
}

for (const path of readPagesOfEachKind()) {
  test(`${path} has one background, does not move, fits each width, even with large letters, and has no errors`, async ({
    page,
  }) => {
    const problems = collectProblems(page)
    await watchGrounds(page)
    const light = await load(page, path, 'light', 1440)
    const dark = await load(page, path, 'dark', 390)
    expect(light).toHaveLength(1)
    expect(dark).toHaveLength(1)
    expect(dark).not.toEqual(light)
    for (const width of WIDTHS) await expectFits(page, width)
    expect(problems).toEqual([])
    await addRules(page, 'html { font-size: 200% !important }')
    await page.evaluate(() => document.fonts.ready)
    await expectFits(page, WIDTHS[0], 'with letters twice as large')
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of each kind can be read', async ({ page }) => {
    for (const path of readPagesOfEachKind()) {
      const response = await page.goto(path)
      expect.soft(response?.status(), path).toBe(200)
      const heading = await page.getByRole('heading', { level: 1 }).innerText()
      const text = await page.getByRole('main').innerText()
      expect.soft(text.replace(heading, '').trim(), path).not.toBe('')
    }
  })
})

for (const [device, choice] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`the choice "${choice}" on a ${device} device applies from the first paint of the next visit`, async ({
    page,
  }) => {
    await watchGrounds(page)
    const expected = await load(page, '/', choice, 1440)
    await page.emulateMedia({ colorScheme: device })
    await page.getByRole('button', { name: `Switch to ${choice} mode` }).click()
    await expect(page.getByRole('button', { name: `Switch to ${device} mode` })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: `Switch to ${device} mode` })).toBeVisible()
    await expect.poll(() => readGrounds(page), 'what has been painted').toEqual(expected)
  })
}
