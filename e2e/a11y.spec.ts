import { testWithAxe } from './axe'
import { readPagesOfEachKind } from './site-pages'
import { expect, type Locator, test } from './test'

testWithAxe([...readPagesOfEachKind(), '/nope'])

test('the first press of Tab reaches the skip link, which moves the focus to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  const target = page.getByRole('main').locator((await link.getAttribute('href'))!)
  await page.keyboard.press('Enter')
  await expect(target).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the menu button shows its lines in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  const line = page.getByRole('button', { name: 'Open menu' }).locator('span').first()
  expect(await colorOf(line)).not.toBe(await colorOf(page.locator('body')))
})
