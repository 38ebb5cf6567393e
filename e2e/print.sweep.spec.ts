import { findCurrentPath, readHtml, readPagesIn, readPagesOfEachKind } from './site-pages'
import { expect, served, test } from './test'
import { visit } from './visit'

/** Width between the usual margins of an A4 sheet, in pixels. */
const PAPER_WIDTH = 680

test.use({ colorScheme: 'dark' })

test('a page of each kind prints its text dark on light, in the width of the paper', async ({ page }) => {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 900 })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  for (const path of readPagesOfEachKind()) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const dark = await ground()
    await page.emulateMedia({ media: 'print' })
    expect.soft(await ground(), path).not.toBe(dark)
    await expect.soft(page.getByRole('banner'), path).toBeHidden()
    await expect.soft(page.getByRole('contentinfo'), path).toBeHidden()
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overflow, path).toBeLessThanOrEqual(0)
  }
})

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const docs = readPagesIn('/docs').filter((path) => findCurrentPath(path) === undefined)
const listedWith = (path: string) =>
  docs.filter(
    (other) =>
      other !== path && parentOf(other) === parentOf(path) && readHtml(path).includes(`href="${served(other)}"`),
  )
/** Path of a page in a group of the sidebar. */
const MEMBER = docs.find((path) => parentOf(path) !== '/docs' && listedWith(path).length > 0)

test('a section prints as one document, in which links between its pages work', async ({ page }) => {
  test.skip(!MEMBER, 'The documentation of this site has no section.')
  const [other = ''] = listedWith(MEMBER!)
  const state = { prints: 0 }
  await page.exposeFunction('countPrint', () => (state.prints += 1))
  await page.addInitScript('window.print = () => countPrint()')
  await visit(page, MEMBER!)
  const title = await page.title()
  const print = async () => {
    await page.getByRole('button', { name: 'More about this page' }).click()
    await page.getByRole('menuitem', { name: 'Print this section' }).click()
  }

  await page.route(served(other), (route) => route.abort())
  await print()
  await expect(page.getByText(/was not printed/).first()).toBeVisible()
  await page.unroute(served(other))
  await print()
  await expect.poll(() => state.prints).toBe(1)
  expect(await page.title()).not.toBe(title)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeHidden()
  const contents = page.getByRole('list').first().getByRole('link')
  const targets = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(targets.length).toBeGreaterThanOrEqual(listedWith(MEMBER!).length + 1)
  for (const target of targets) await expect(page.locator(target)).toBeVisible()
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  const within = await page
    .locator('section a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(within.filter((href) => !ids.includes(decodeURIComponent(href.slice(1))))).toEqual([])
  const printed = ids.filter((id) => id.startsWith('printed-'))
  expect(new Set(printed).size).toBe(printed.length)

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('banner')).toBeVisible()
})
