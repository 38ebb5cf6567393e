import { expect, test } from '../test'
import { turnRightToLeft, visit } from '../visit'

const interfacePages = '/docs/components/interface'

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ page }) => turnRightToLeft(page))

test('the left arrow key moves to the next tab, and in code to the previous tab', async ({ page }) => {
  await visit(page, `${interfacePages}/tabs`)
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
  const [first, second] = [await tabs.first().boundingBox(), await tabs.nth(1).boundingBox()]
  expect(second!.x).toBeLessThan(first!.x)

  await visit(page, '/docs/components/content/package-managers')
  const code = page.getByRole('tablist').first().getByRole('tab')
  await code.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(code.nth(1)).toBeFocused()
})

test('the left arrow key shows the next slide', async ({ page }) => {
  await visit(page, `${interfacePages}/carousel`)
  const carousel = page.getByRole('region', { name: 'From a file to a page' })
  await carousel.getByRole('button', { name: 'Next slide' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(carousel.getByRole('status')).toHaveText('2 of 3')
})

test('a drawer at the start is at the right, and closes by a pull to the right', async ({ page }) => {
  await visit(page, `${interfacePages}/drawer`)
  await page.getByRole('button', { name: 'At the start' }).click()
  const drawer = page.getByRole('dialog', { name: 'Table of figures' })
  await drawer.click({ trial: true })
  const { x, y, width } = (await drawer.boundingBox())!
  expect(x + width).toBe(page.viewportSize()!.width)
  await page.mouse.move(x + 100, y + 300)
  await page.mouse.down()
  await page.mouse.move(x + 300, y + 300, { steps: 10 })
  await page.mouse.up()
  await expect(drawer).toHaveCount(0)
})

test('a popover at the end is at the left of its trigger', async ({ page }) => {
  await visit(page, `${interfacePages}/popover`)
  const trigger = page.getByRole('main').getByRole('button', { name: 'Files', exact: true })
  await trigger.hover()
  const panel = page.getByRole('dialog', { name: 'Files' })
  await expect(panel).toBeVisible()
  const [of, at] = [await trigger.boundingBox(), await panel.boundingBox()]
  expect(at!.x + at!.width).toBeLessThan(of!.x)
})
