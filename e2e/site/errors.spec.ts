import { expect, test, type Page } from '../test'
import { visit } from '../visit'

const ERRORS = '/docs/components/interface/errors'

const main = (page: Page) => page.getByRole('main')
const backHome = (page: Page) => main(page).getByRole('link', { name: 'Back to home' })

test('a fatal error replaces the page, and a reader leaves the error by keyboard', async ({ page }) => {
  await visit(page, ERRORS)
  await main(page).getByRole('button', { name: 'Throw a fatal error' }).focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Closed for today' })).toBeVisible()
  await expect(main(page).getByText('503')).toBeVisible()
  await expect(main(page).getByText('The desk opens again at nine in the morning.')).toBeInViewport()
  await expect(page.getByRole('alert')).toContainText('Closed for today')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveTitle(/^Closed for today/)
  while (!(await backHome(page).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(main(page).getByText('503')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/Closed/)
})
