import { expect, type Page, test } from '../test'
import { visit } from '../visit'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const studio = (page: Page) => main(page).getByRole('button', { name: 'Studio' })
const pricing = (page: Page) => main(page).getByRole('link', { name: /^Pricing/ })

test.describe('with a mouse', () => {
  test('Studio opens under the pointer and links to Pricing', async ({ page }) => {
    await visit(page, '/blog')
    await studio(page).hover()
    await pricing(page).click()
    await expect(page).toHaveURL('/studio/pricing')
    await expect(studio(page)).toHaveAttribute('data-active', '')
    await expect(pricing(page)).toHaveCount(0)
  })

  test('a click opens Studio at once, and a click elsewhere closes it', async ({ page }) => {
    await visit(page, '/blog')
    await studio(page).click()
    await expect(pricing(page)).toBeVisible()
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(pricing(page)).toHaveCount(0)
  })
})

test('the focus does not move when the code of the dropdowns loads', async ({ page }) => {
  await visit(page, '/blog')
  const templates = main(page).getByRole('link', { name: 'Templates' })
  await templates.focus()
  await studio(page).hover()
  await expect(pricing(page)).toBeVisible()
  await expect(templates).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('taps open the menu, a group and a page, and then the menu closes', async ({ page }) => {
    await visit(page, '/blog')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Open Studio' })).toHaveCount(0)
    await toggle(page).tap()
    await menu(page).getByRole('button', { name: 'Pages in Studio' }).tap()
    await menu(page).getByRole('link', { name: 'Pricing' }).tap()
    await expect(page).toHaveURL('/studio/pricing')
    await expect(menu(page)).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Studio is a link to its first page', async ({ page }) => {
    await page.goto('/blog')
    await expect(studio(page)).toBeHidden()
    await main(page).getByRole('link', { name: 'Studio' }).click()
    await expect(page).toHaveURL('/studio')
  })
})
