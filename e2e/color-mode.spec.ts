import { expect, type Page, test } from './test'
import { visit } from './visit'

const html = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Switch to (light|dark) mode$/ })

test.use({ colorScheme: 'light' })

test('the mode follows the device while the page is open, until the reader chooses one', async ({ page }) => {
  await visit(page, '/')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(toggle(page)).toHaveAccessibleName('Switch to light mode')
  await toggle(page).press('Enter')
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
  await expect(toggle(page)).toHaveAccessibleName('Switch to dark mode')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html(page)).toHaveAttribute('data-theme', 'light')
})

test('a choice applies to the other tabs', async ({ page, context }) => {
  await visit(page, '/')
  const other = await context.newPage()
  await visit(other, '/')
  await toggle(other).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
})
