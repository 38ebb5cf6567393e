import { expect, test, type Page } from '@playwright/test'

const PAGE = '/docs/collections/validation'

/** How many scripts the page has asked for. */
function countScripts(page: Page) {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  return () => scripts.size
}

const isTakenOver = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Copy page' })
    .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react')))

test('the code of a page comes when the reader acts, and changes nothing in sight', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const scripts = countScripts(page)
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  const before = scripts()
  expect(await isTakenOver(page)).toBe(false)
  const words = await page.getByRole('main').innerText()
  await page.mouse.move(200, 200)
  await expect.poll(() => isTakenOver(page)).toBe(true)
  expect(scripts()).toBeGreaterThan(before)
  expect(await page.getByRole('main').innerText()).toBe(words)
  expect(problems).toEqual([])
})

test('the first press of all, by touch, is not lost', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Copy page' }).tap()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await context.close()
})

test('a link to a heading of a page that was not open before leads there', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await page.mouse.move(5, 5)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/docs/files/markdown#headings',
      textContent: 'To it',
    })
    document.querySelector('main')!.prepend(link)
  })
  await page.getByRole('link', { name: 'To it' }).click()
  await expect(page.getByRole('heading', { name: 'Headings', exact: true })).toBeInViewport()
})

test('without a network after the page has come, it can still be read and left', async ({ page, context }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.mouse.move(200, 200)
  await page.waitForTimeout(300)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => isTakenOver(page)).toBe(true)
})
