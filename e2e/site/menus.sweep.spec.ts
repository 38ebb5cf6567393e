import { expect, test, type Locator, type Page } from '../test'
import { visit } from '../visit'

const pathOf = (part: string) => `/docs/components/interface/${part}`

const open = (page: Page, part: string) => visit(page, pathOf(part))

/** Expects an element and its content to be inside the window. */
async function expectInWindow(page: Page, element: Locator) {
  const box = (await element.boundingBox())!
  const { width, height } = page.viewportSize()!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
}

test('a reader can drag a carousel with the mouse', async ({ page }) => {
  await open(page, 'carousel')
  const carousel = page.getByRole('region', { name: 'From a file to a page' })
  await carousel.scrollIntoViewIfNeeded()
  const box = (await carousel.boundingBox())!
  await page.mouse.move(box.x + box.width * 0.8, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.1, box.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect(carousel.getByRole('status')).toHaveText('2 of 3')
})

test.describe('by touch, on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap opens a hover popover inside the window', async ({ page }) => {
    await open(page, 'popover')
    await page.getByRole('main').getByRole('button', { name: 'Files', exact: true }).tap()
    const panel = page.getByRole('dialog', { name: 'Files' })
    await expect(panel).toBeVisible()
    await expectInWindow(page, panel)
  })

  test('a submenu opens over its menu', async ({ page }) => {
    await open(page, 'dropdown-menu')
    await page.getByRole('main').getByRole('button', { name: 'Page actions' }).tap()
    await page.getByRole('menuitem', { name: 'Move to' }).tap()
    await expectInWindow(page, page.getByRole('menu', { name: 'Move to' }))
    await page.getByRole('menuitem', { name: 'Blog' }).tap()
    await expect(page.getByRole('main').getByText('You chose "Blog".')).toBeVisible()
  })

  test('the plans show as lists', async ({ page }) => {
    await open(page, 'pricing-table')
    const main = page.getByRole('main')
    await expect(main.getByRole('group', { name: 'Pricing plan comparison' })).toBeVisible()
    await expect(main.getByRole('table', { name: 'Pricing plan comparison' })).toHaveCount(0)
  })
})

test('the screenshots of a template show as slides', async ({ page }) => {
  await visit(page, '/templates/product-docs')
  const screens = page.getByRole('region', { name: 'Screenshots' })
  await screens.getByRole('button', { name: 'Next slide' }).click()
  await expect(screens.getByRole('img', { name: /screenshot 2/ })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer of an accordion and every tab is visible', async ({ page }) => {
    await page.goto(pathOf('accordion'))
    await expect(page.getByText('The build writes one into the site').first()).toBeVisible()
    await page.goto(pathOf('tabs'))
    await expect(page.getByText('The build stops at errors.').first()).toBeVisible()
  })

  test('the slides of a carousel are a scrolling row', async ({ page }) => {
    await page.goto(pathOf('carousel'))
    const carousel = page.getByRole('region', { name: 'From a file to a page' })
    await expect(carousel.getByRole('button')).toHaveCount(0)
    await carousel.getByText('A folder of files, for any server.').first().scrollIntoViewIfNeeded()
    await expect(carousel.getByRole('group', { name: '3 of 3' })).toBeInViewport()
  })
})
