import { expect, type Page, test as base } from '@playwright/test'
import { findViolations } from './find-violations'
import { SITE } from './preview-setup.mjs'

/** A new page for each of many loads would take longer than the loads. */
const test = base.extend<object, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: SITE, reducedMotion: 'reduce' })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Declares a test for each page: axe finds nothing in it, in both colour modes. */
export function testWithAxe(paths: string[]) {
  for (const path of paths) {
    test(`axe finds nothing on ${path}, in both modes`, async ({ keptPage: page }) => {
      await page.goto(path)
      expect(await findViolations(page)).toEqual([])
    })
  }
}
