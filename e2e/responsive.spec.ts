import { expect, test } from '@playwright/test'
import { readPagesOfEachKind } from './site-pages'

const WIDTHS = [390, 768, 1024, 1440]
const MAX_LAYOUT_SHIFT = 0.01

/** The layout shift score of the loaded page, without the shifts that a visitor caused. */
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
    // Buffered entries come in the next task; two frames later all of them are here.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          resolve(score)
        }),
      ),
    )
  })

for (const path of readPagesOfEachKind()) {
  for (const width of WIDTHS) {
    test(`${path} fits ${width} px and stands still`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0)
      expect(await page.evaluate(readLayoutShift)).toBeLessThan(MAX_LAYOUT_SHIFT)
    })
  }
}
