import { readHtml, readPagesIn } from './site-pages'
import { expect, type Locator, type Page, test } from './test'
import { visit } from './visit'

const pages = readPagesIn('/docs')
const countHeadings = (path: string) => readHtml(path).split('<h2').length
const LONG_PAGE = [...pages].sort((one, other) => countHeadings(other) - countHeadings(one))[0] ?? ''

test.skip(pages.length < 2, 'This site has no documentation of two pages or more.')

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Documentation' })
const rail = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the sidebar opens pages, marks the current page, and keeps its scroll position and open groups', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await visit(page, pages[0]!)
  const closed = sidebar(page).getByRole('button', { name: /^Pages in /, expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  await sidebar(page).evaluate((box) => box.scrollTo(0, 200))
  const before = await sidebar(page).evaluate((box) => box.scrollTop)
  const links = sidebar(page).getByRole('link').and(page.locator(':not([aria-current])'))
  const visible = await links.evaluateAll((all) =>
    all
      .filter((link) => link.getBoundingClientRect().top > 150 && link.getBoundingClientRect().bottom < 450)
      .map((link) => link.getAttribute('href')!),
  )
  // A folder without its own page has the same link as its first page, so `last()` finds the link of the page.
  const link = sidebar(page)
    .locator(`a[href="${visible[0] ?? (await links.first().getAttribute('href'))!}"]`)
    .last()
  const path = (await link.getAttribute('href'))!
  await link.click()
  await expect(page).toHaveURL(path)
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(closed).toHaveCount(0)
  if (visible.length > 0) expect(await sidebar(page).evaluate((box) => box.scrollTop)).toBe(before)
})

test('the skip link skips the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(pages[0]!)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const reached = page.locator(':focus')
  await expect(page.getByRole('main').locator(reached)).toHaveCount(1)
  await expect(sidebar(page).locator(reached)).toHaveCount(0)
})

test('"next" opens the next page, and "previous" the page before', async ({ page }) => {
  const neighbours = page.getByRole('navigation', { name: 'Previous and next page' })
  await visit(page, pages.find((path) => readHtml(path).includes('rel="next"')) ?? pages[0]!)
  const first = await title(page).innerText()
  await neighbours.getByRole('link', { name: /^Next/ }).click()
  await expect(title(page)).not.toHaveText(first)
  await neighbours.getByRole('link', { name: /^Previous/ }).click()
  await expect(title(page)).toHaveText(first)
})

test.describe('beside a long page', () => {
  test.skip(LONG_PAGE === '' || countHeadings(LONG_PAGE) < 6, 'No page of this site has so many headings.')
  test.beforeEach(async ({ page }) => {
    await visit(page, LONG_PAGE)
    const windows = await page.evaluate(() => document.body.scrollHeight / window.innerHeight)
    test.skip(windows < 4, 'No page of this site is so long.')
  })

  test('the mark of the heading is visible in forced colours', { tag: '@sweep' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await colorOf(rail(page).locator('[data-shown]'))).not.toBe(await colorOf(page.locator('body')))
  })

  test('"On this page" links to headings and marks visible headings, and a link to the top appears', async ({
    page,
  }) => {
    const back = rail(page).getByText('Back to top')
    await expect(back).toBeHidden()
    const entry = rail(page).getByRole('link').nth(4)
    const heading = page.getByRole('main').getByRole('heading', { name: await entry.innerText(), exact: true })
    await entry.click()
    await expect(page).toHaveURL(/#.+/)
    await expect(heading).toBeInViewport()
    await expect(rail(page).locator('a[data-active]').first()).toBeVisible()
    await page.evaluate(() => window.scrollBy(0, 4000))
    await expect(back).toBeVisible()
    await back.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const isSmooth = reducedMotion === 'no-preference'
    test(
      `a link to a heading scrolls ${isSmooth ? 'smoothly' : 'in one step if the reader prefers less motion'}`,
      { tag: '@sweep' },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion })
        const positions = await page.evaluateHandle(() => {
          const seen: number[] = []
          addEventListener('scroll', () => seen.push(window.scrollY))
          return seen
        })
        const entry = rail(page).getByRole('link').nth(4)
        const heading = page.getByRole('main').getByRole('heading', { name: await entry.innerText(), exact: true })
        await entry.click()
        await expect(heading).toBeInViewport()
        if (isSmooth) await expect.poll(async () => (await positions.jsonValue()).length).toBeGreaterThan(1)
        else expect(await positions.jsonValue()).toHaveLength(1)
      },
    )
  }

  test('the next page opens at its top', async ({ page }) => {
    const readTop = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollBy(0, 2000))
    await expect.poll(readTop).toBeGreaterThan(1000)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await expect.poll(readTop).toBe(0)
  })

  test.describe('on a narrow screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('"On this page" stays visible, shows the current heading, and links to others', async ({ page }) => {
      const fold = page.locator('details', { hasText: 'On this page' }).first()
      await fold.locator('summary').tap()
      const link = fold.getByRole('link').nth(5)
      const name = await link.innerText()
      await link.tap()
      await expect(fold).not.toHaveAttribute('open')
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true })
      await expect(heading).toBeInViewport()
      await expect(fold).toBeInViewport()
      const [bar, headingBox] = [await fold.boundingBox(), await heading.boundingBox()]
      expect(headingBox!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
    })
  })
})

test.describe('the Markdown of a page', () => {
  test('is copied to the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, LONG_PAGE)
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n', 1)).toEqual([`# ${await title(page).innerText()}`])
    // Links of a page are relative. Links of copied text are absolute, because the text is read elsewhere.
    expect(copied).not.toMatch(/\]\([^)/]+\.mdx?[#)]/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page links to its text', async ({ page }) => {
    await page.goto(LONG_PAGE)
    await page.getByRole('link', { name: 'View as Markdown' }).click()
    await expect(page).toHaveURL(`${LONG_PAGE}.md`)
  })
})
