import { expect, served, test } from '../test'
import { holdRequests, visit } from '../visit'

const PAGE = '/docs/components/interface/icon'
const PAGE_BESIDE = '/docs/components/interface/input'

test('a page that a link opens loads each icon once, and does not move', async ({ page }) => {
  const asked: string[] = []
  const release = await holdRequests(page, '**/api/icons/**', ({ pathname, searchParams }) => {
    for (const name of searchParams.get('icons')!.split(',')) asked.push(`${pathname} ${name}`)
  })
  await visit(page, PAGE_BESIDE)
  await page
    .locator(`a[href="${served(PAGE)}"]:visible`)
    .first()
    .click()
  await expect(page).toHaveURL(PAGE)
  const icons = page.getByRole('main').locator('svg[aria-hidden="true"]')
  const boxes = () =>
    icons.evaluateAll((icons) =>
      icons.map((icon) => [icon.clientWidth, icon.clientHeight, icon.parentElement?.offsetTop]),
    )
  const blank = page.getByRole('main').locator('svg:empty')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  // The code of the icon lookup loads separately from the page, and the test measures its icons too.
  await expect(page.getByLabel('Name in the Lucide set')).toBeVisible()
  expect(await blank.count()).toBeGreaterThan(0)
  const before = await boxes()

  release()
  await expect(blank).toHaveCount(0)
  expect(await boxes()).toEqual(before)
  expect(asked).toEqual([...new Set(asked)])
})

test('a reader finds an icon by keyboard', async ({ page }) => {
  await visit(page, PAGE)
  const name = page.getByLabel('Name in the Lucide set')
  const icon = page.locator('form', { has: name }).locator('svg').first()
  const shapes = icon.locator('> *')
  await expect(shapes).not.toHaveCount(0)
  const telescope = await icon.innerHTML()

  await name.fill('sailboat')
  await name.press('Enter')
  await expect.poll(() => icon.innerHTML()).not.toBe(telescope)
  await expect(shapes).not.toHaveCount(0)

  await name.fill('no-such-icon')
  await name.press('Enter')
  await expect(shapes).toHaveCount(0)
  await expect(icon).toHaveJSProperty('clientWidth', 48)
})

test('a page without such icons loads no icons', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/icons/')) asked.push(request.url())
  })
  await visit(page, '/docs/getting-started')
  expect(asked).toEqual([])
})

test('without scripts, icons that code names show, and other icons keep their space', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(PAGE)
  const blank = page.getByRole('main').locator('svg:empty')
  await expect(blank).toHaveCount(1)
  await expect(blank).toHaveJSProperty('clientWidth', 48)
  await context.close()
})
