import { expect, test } from '@playwright/test'
import { visit } from './visit'

const page1 = '/docs/getting-started'

test.describe('a reader of the documentation', () => {
  test('moves with the sidebar, which marks the page', async ({ page }) => {
    await visit(page, page1)
    const sidebar = page.getByRole('navigation', { name: 'Documentation' })
    await sidebar.getByRole('link', { name: 'Installation' }).click()
    await expect(page).toHaveURL('/docs/getting-started/installation')
    await expect(sidebar.getByRole('link', { name: 'Installation' })).toHaveAttribute('aria-current', 'page')
  })

  test('jumps to a heading from "On this page"', async ({ page }) => {
    await visit(page, '/docs/getting-started/installation')
    const entry = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
    const title = await entry.innerText()
    await entry.click()
    await expect(page).toHaveURL(/#.+/)
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeInViewport()
  })

  test('reads on with next, and back with previous', async ({ page }) => {
    await visit(page, page1)
    const first = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link', { name: /^Next/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first)
    await page
      .getByRole('navigation', { name: 'Previous and next page' })
      .getByRole('link', { name: /^Previous/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
  })

  test('copies a code block', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, '/docs/getting-started/installation')
    const code = await page.locator('pre').first().innerText()
    await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click()
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code.trim())
  })

  test('changes tabs with the arrow keys', async ({ page }) => {
    await visit(page, '/docs/files/markdown')
    const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: await tabs.nth(1).innerText() })).toBeVisible()
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, leads on, and closes by itself', async ({ page }) => {
    await visit(page, page1)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  })

  test('the menu closes with its button', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveCount(0)
  })
})

test('the header leads to every area', async ({ page }) => {
  await visit(page, '/')
  const header = page.getByRole('navigation', { name: 'Main' })
  for (const area of ['Documentation', 'Templates', 'Blog']) {
    await expect(header.getByRole('link', { name: area })).toBeVisible()
  }
  await expect(header.getByRole('button', { name: 'Studio' })).toBeVisible()
})
