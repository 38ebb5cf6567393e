import { expect, test, type Page } from '@playwright/test'
import { visit } from '../visit'

const START = '/docs/getting-started'

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search...' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const rows = (page: Page) => dialog(page).getByRole('option')

async function search(page: Page, text: string) {
  await field(page).fill(text)
  await expect(rows(page).first()).toBeVisible()
}

test('searches only the chosen area', async ({ page }) => {
  await visit(page, START)
  await button(page).click()
  await search(page, 'content')
  await dialog(page)
    .getByText(/^Documentation \d/)
    .click()
  await expect(dialog(page).getByRole('radio', { name: /^Documentation/ })).toBeChecked()
  await expect(field(page)).toBeFocused()
  await expect(dialog(page).getByRole('group', { name: 'Documentation' })).toBeVisible()
  await expect(dialog(page).getByRole('group')).toHaveCount(1)
})

test('Tab reaches the filters, and arrow keys change the filter', async ({ page }) => {
  await visit(page, START)
  await page.keyboard.press('ControlOrMeta+k')
  await search(page, 'content')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('radio', { name: /^All/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: /^Documentation/ })).toBeChecked()
  await expect(dialog(page).getByRole('group')).toHaveCount(1)
})
