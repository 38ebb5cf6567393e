import { expect, type Page, test } from '@playwright/test'
import { readPagesOfEachKind } from './site-pages'
import { visit } from './visit'

const [first = '', ...others] = readPagesOfEachKind()
const last = others.at(-1) ?? first

/** How each element of the page looks. */
const readLook = (page: Page) =>
  page.locator('#gatsby-focus-wrapper').evaluate((root) =>
    [...root.querySelectorAll(':not(svg *)')].map((element) => {
      const { display, font, color, background, border, margin, padding, width } = getComputedStyle(element)
      return `${element.tagName} ${[display, font, color, background, border, margin, padding, width].join(' | ')}`
    }),
  )

/** Rules that are not in the style sheet come in the HTML of a page that is opened, and with the code of one that is reached by a link. */
for (const [from, to] of [
  [last, first],
  [first, last],
] as const) {
  test(`${to} looks the same when the reader comes from ${from}`, async ({ page }) => {
    await visit(page, to)
    await page.waitForLoadState('networkidle')
    const opened = await readLook(page)
    await visit(page, from)
    await page.evaluate((path) => window.___navigate?.(path), to)
    await page.waitForURL((url) => url.pathname === to)
    await expect(async () => expect(await readLook(page)).toEqual(opened)).toPass()
  })
}
