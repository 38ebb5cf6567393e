import { DEMOS } from '../preview-setup.mjs'
import { expect, test } from '../test'

const DEMO = DEMOS.replace('{name}', 'handbook')

test('a reader opens a template, its command and its demo from the gallery', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked: string[] = []
  await context.route(`${DEMO}/**`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<title>Demo</title><h1>Orchard</h1>' })
  })
  await page.goto('/templates')
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('names its owner')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 of 3 templates')
  await expect(page).toHaveURL('/templates?text=names+its+owner')
  await page.getByRole('link', { name: 'Handbook' }).click()

  await page.getByRole('button', { name: 'Copy command to clipboard' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^npm create galley@latest my-site -- --template handbook$/)

  const frame = page.getByTitle('Handbook, demo')
  await page.getByText('Try Handbook here').scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await page.getByText('Try Handbook here').focus()
  await page.keyboard.press('Enter')
  await expect(frame.contentFrame().getByRole('heading', { name: 'Orchard' })).toBeVisible()
  const width = async () => (await frame.boundingBox())?.width
  expect(await width()).toBeGreaterThanOrEqual(1024)
  await page.getByRole('radio', { name: 'Desktop' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBe(768)
  await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBe(390)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open in a new tab' }).click()
  await expect((await opening).getByRole('heading', { name: 'Orchard' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader can choose the width of a demo', async ({ page }) => {
    await page.route(`${DEMO}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Orchard' }))
    await page.goto('/templates/handbook')
    await page.getByText('Try Handbook here').click()
    await page.getByText('Phone', { exact: true }).click()
    expect((await page.getByTitle('Handbook, demo').boundingBox())?.width).toBe(390)
  })
})
