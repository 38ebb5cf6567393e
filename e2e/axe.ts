import { findViolations } from './find-violations'
import { SITE } from './preview-setup.mjs'
import { expect, type Page, test as base } from './test'

/** Keeps one page for all tests of a worker, because opening a new page takes longer than loading content. */
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

/** Declares a test for each page that fails if axe finds a violation in light or dark mode. */
export function testWithAxe(paths: string[]) {
  for (const path of paths) {
    test(`axe finds no violation on ${path}, in both modes`, async ({ keptPage: page }) => {
      await page.goto(path)
      expect(await findViolations(page)).toEqual([])
    })
  }
}
