import { expect, test, type Page } from '@playwright/test'
import { readHtml, readPagesIn } from './site-pages'
import { visit } from './visit'

const PAGE = readPagesIn('/docs')[0] ?? ''
const HEADING = /<h2[^>]* id="([^"]+)"/

test.skip(PAGE === '', 'This site has no documentation.')

/** How many scripts the page has asked for. */
function countScripts(page: Page) {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  return () => scripts.size
}

/** Opens a page as a reader who has not acted yet: the frame around the page is alive. */
async function openUntouched(page: Page) {
  await page.goto(PAGE)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#gatsby-focus-wrapper') ?? {}).some((key) => key.startsWith('__react')),
  )
}

const isHydrated = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'Copy page' })
    .evaluate((button) => Object.keys(button).some((key) => key.startsWith('__react')))

test('the code of a page loads on the first interaction, and changes nothing visible', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const scripts = countScripts(page)
  await openUntouched(page)
  const before = scripts()
  expect(await isHydrated(page)).toBe(false)
  const words = await page.getByRole('main').innerText()
  await page.mouse.move(200, 200)
  await expect.poll(() => isHydrated(page)).toBe(true)
  expect(scripts()).toBeGreaterThan(before)
  expect(await page.getByRole('main').innerText()).toBe(words)
  expect(problems).toEqual([])
})

test('the first press of all, by touch, is not lost', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await openUntouched(page)
  await page.getByRole('button', { name: 'Copy page' }).tap()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await context.close()
})

test('a link to a heading of a page that was not open before leads there', async ({ page }) => {
  const path = readPagesIn('/docs').findLast((other) => HEADING.test(readHtml(other)))
  test.skip(path === undefined, 'No page of this site has a heading in its text.')
  const [, id = ''] = HEADING.exec(readHtml(path!))!
  await visit(page, '/')
  await page.evaluate((href) => {
    document.querySelector('main')!.prepend(Object.assign(document.createElement('a'), { href, textContent: 'To it' }))
  }, `${path!}#${id}`)
  await page.getByRole('link', { name: 'To it' }).click()
  await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport()
})

test('without a network after the page has loaded, it can still be read and left', async ({ page, context }) => {
  await openUntouched(page)
  await context.setOffline(true)
  await Promise.all([page.waitForEvent('requestfailed'), page.mouse.move(200, 200)])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => isHydrated(page)).toBe(true)
})
