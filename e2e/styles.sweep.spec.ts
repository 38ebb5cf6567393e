import { readPagesOfEachKind } from './site-pages'
import { expect, type Page, pathOf, served, test } from './test'
import { visit } from './visit'

const [first = '', ...others] = readPagesOfEachKind()
const last = others.at(-1) ?? first

/** The computed style of each element of the page. */
const readLook = (page: Page) =>
  page.locator('#gatsby-focus-wrapper').evaluate((root) =>
    [...root.querySelectorAll(':not(svg *)')].map((element) => {
      const { display, font, color, background, border, margin, padding, width } = getComputedStyle(element)
      return `${element.tagName} ${[display, font, color, background, border, margin, padding, width].join(' | ')}`
    }),
  )

/** Rules outside the style sheet come with the HTML if the browser loads the page, and with the page's code if a link opens the page. */
for (const [from, to] of [
  [last, first],
  [first, last],
] as const) {
  test(`${to} looks the same after a link on ${from}`, async ({ page }) => {
    await visit(page, to)
    await page.waitForLoadState('networkidle')
    const opened = await readLook(page)
    await visit(page, from)
    await page.evaluate((path) => window.___navigate?.(path), served(to))
    await page.waitForURL((url) => pathOf(url) === to)
    await expect(async () => expect(await readLook(page)).toEqual(opened)).toPass()
  })
}
