import { expect, test } from '@playwright/test'
import { visit } from './visit'

const LONG_PAGE = '/docs/files/markdown'

test.describe('beside a long page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the marker spans what is in sight, and a way back to the top appears', async ({ page }) => {
    await visit(page, LONG_PAGE)
    const rail = page.getByRole('navigation', { name: 'On this page' })
    const back = rail.getByText('Back to top')
    await expect(back).toBeHidden()
    await rail.getByRole('link').nth(4).click()
    await expect(rail.locator('a[data-active]').first()).toBeVisible()
    await page.mouse.wheel(0, 4000)
    await expect(back).toBeVisible()
    await back.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('the sidebar keeps its scroll and its groups from page to page', async ({ page }) => {
    await visit(page, '/docs/getting-started')
    const sidebar = page.getByRole('navigation', { name: 'Documentation' })
    for (const group of ['Collections', 'Files', 'Queries', 'Components']) {
      await sidebar.getByRole('button', { name: `Pages in ${group}`, exact: true }).click()
    }
    await sidebar.evaluate((box) => box.scrollTo(0, 200))
    const before = await sidebar.evaluate((box) => box.scrollTop)
    await sidebar.getByRole('link', { name: 'Query builder' }).click()
    await expect(page).toHaveURL('/docs/queries/query-builder')
    await expect(sidebar.getByRole('link', { name: 'Markdown', exact: true })).toBeVisible()
    expect(await sidebar.evaluate((box) => box.scrollTop)).toBe(before)
  })

  test('the skip link leads past all navigation', async ({ page }) => {
    await visit(page, LONG_PAGE)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test.describe('what a reader takes of a page', () => {
  test('is its Markdown, on the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, LONG_PAGE)
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^# Markdown\n\n> /)
    expect(copied).toContain('](/docs/collections/validation)')
  })

  test('is its Markdown, as a text of its own', async ({ page, request }) => {
    await visit(page, LONG_PAGE)
    const twin = await page.locator('link[type="text/markdown"]').getAttribute('href')
    const answer = await request.get(twin!)
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
    expect((await request.get('/raw/docs/no-such-page.md')).status()).toBe(404)
  })

  test('opens by keyboard alone', async ({ page }) => {
    await visit(page, LONG_PAGE)
    const more = page.getByRole('button', { name: 'More about this page' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Copy page as Markdown' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: /Edit this page/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(more).toBeFocused()
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('"On this page" stays in sight, says where the reader is, and leads on', async ({ page }) => {
    await visit(page, LONG_PAGE)
    const fold = page.locator('details', { hasText: 'On this page' }).first()
    await fold.locator('summary').tap()
    const link = fold.getByRole('link').nth(5)
    const title = await link.innerText()
    await link.tap()
    await expect(fold).not.toHaveAttribute('open')
    const heading = page.getByRole('main').getByRole('heading', { name: title, exact: true })
    await expect(heading).toBeInViewport()
    await expect(fold).toBeInViewport()
    const [bar, place] = [await fold.boundingBox(), await heading.boundingBox()]
    expect(place!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the text of a page is a link away', async ({ page }) => {
    await page.goto(LONG_PAGE)
    await page.getByRole('link', { name: 'View as Markdown' }).click()
    await expect(page).toHaveURL(`/raw${LONG_PAGE}.md`)
  })
})
