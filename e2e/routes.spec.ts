import { expect, test } from '@playwright/test'
import { readPages, readPagesOfEachKind } from './site-pages'

test('every kind of page is built', () => {
  expect(readPages()).toEqual(expect.arrayContaining(readPagesOfEachKind()))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of readPages()) {
    test(`${path} can be read`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const text = await page.getByRole('main').innerText()
      expect(text.length).toBeGreaterThan(150)
    })
  }
})

for (const path of ['/get-started', '/examples/anything']) {
  test(`${path} leads to a page of today`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([301, 302, 307, 308]).toContain(answer.status())
    const target = answer.headers().location!
    expect(target).not.toBe(path)
    if (target.startsWith('/')) expect((await request.get(target, { maxRedirects: 0 })).status()).toBe(200)
  })
}

test('a trailing slash is redirected away and the query kept', async ({ request }) => {
  const answer = await request.get('/blog/?from=letter', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe('/blog?from=letter')
})

test('an unknown path answers 404 and says which', async ({ page }) => {
  const response = await page.goto('/nope')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByText('Page not found: /nope')).toBeVisible()
  await expect(page).toHaveTitle(/Page not found/)
  await expect(page.getByText('Back to home')).toBeVisible()
})
