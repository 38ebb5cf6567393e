import { BASE_PATH } from './preview-setup.mjs'
import { readHtml, readPages, readRedirects } from './site-pages'
import { expect, type Page, served, test } from './test'
import { holdRequests, visit } from './visit'

const redirects = readRedirects()

test('every old URL redirects to an existing page and heading, or to another site', async ({ request }) => {
  test.skip(redirects.length === 0, 'This site has no redirects.')
  for (const { from, to, status } of redirects) {
    const source = from.replace('*', 'anything')
    const answer = await request.get(encodeURI(source), { maxRedirects: 0 })
    const target = answer.headers().location ?? ''
    expect.soft([source, answer.status(), target]).toEqual([source, status, served(to.replace('*', 'anything'))])
    if (!target.startsWith('/')) continue
    const page = await request.get(target, { maxRedirects: 0 })
    expect.soft([source, page.status()]).toEqual([source, 200])
    const [, id] = target.split('#')
    if (id) expect.soft(await page.text(), `the heading of ${target}`).toContain(`id="${decodeURI(id)}"`)
  }
})

test('an old URL can redirect to another site, even in the browser', { tag: '@patched' }, async ({ page }) => {
  const outward = redirects.find(({ to }) => !to.startsWith('/'))
  test.skip(outward === undefined, 'This site has no such redirect.')
  const target = outward!.to.replace('*', 'anything')
  await visit(page, '/')
  const asked = page.waitForRequest((request) => request.url() === target && request.isNavigationRequest())
  await page.evaluate((from) => window.___navigate?.(from), served(outward!.from.replace('*', 'anything')))
  await asked
})

test('redirects a trailing slash, and keeps the query', async ({ request }) => {
  const path = readPages().find((page) => page !== '/')
  test.skip(path === undefined, 'This site has one page.')
  const answer = await request.get(`${path!}/?from=letter`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(served(`${path!}?from=letter`))
})

test('an unknown URL returns 404, and the page shows the URL, a title, a description and a link home', async ({
  page,
}) => {
  const response = await page.goto('/nope/never')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByText('Page not found: /nope/never')).toBeVisible()
  await expect(page).toHaveTitle(/^Page not found/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'We are sorry but this page could not be found.',
  )
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('the loading bar', () => {
  const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading' })

  /** Path of a page that the text of the first page links to. */
  const target = [...readHtml('/').matchAll(/<a [^>]*href="([^"]+)"/g)]
    .map(([, path = '']) => path.slice(BASE_PATH.length))
    .find((path) => path !== '/' && readPages().includes(path))
  const PATH = target ?? ''
  const pageData = `**/page-data${PATH}/page-data.json`
  const link = (page: Page) =>
    page
      .locator('main, footer, header')
      .locator(`a[href="${served(PATH)}"]`)
      .filter({ visible: true })

  test.skip(PATH === '', 'The first page links to no other page.')

  test('shows while a slow page loads, then hides', { tag: '@patched' }, async ({ page }) => {
    const release = await holdRequests(page, pageData)
    await visit(page, '/')
    await link(page).first().click()
    await expect(bar(page)).toBeVisible()
    release()
    await expect(page).toHaveURL(PATH)
    await expect(bar(page)).toHaveCount(0)
  })

  test('does not show for a page that loads at once', async ({ page }) => {
    const arrived = page.waitForResponse(pageData)
    await visit(page, '/')
    await page.evaluate(() => {
      Object.assign(window, { hasShownBar: false })
      new MutationObserver(() => {
        if (document.querySelector('[role="progressbar"]')) Object.assign(window, { hasShownBar: true })
      }).observe(document.body, { subtree: true, attributes: true })
    })
    await link(page).first().hover()
    await arrived
    await link(page).first().click()
    await expect(page).toHaveURL(PATH)
    expect(await page.evaluate(() => (window as unknown as { hasShownBar: boolean }).hasShownBar)).toBe(false)
  })
})
