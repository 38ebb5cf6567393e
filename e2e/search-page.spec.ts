import { expect, test } from '@playwright/test'
import { unpackPages, type AreaIndex } from '../src/lib/search-index'
import { visit } from './visit'

test.describe('the page of all pages', () => {
  test('lists every page of the site that is found by searching', async ({ page, request }) => {
    const manifest = (await (await request.get('/api/search/areas.json')).json()) as Record<string, string>
    await visit(page, '/search')
    const links = page.getByRole('main').getByRole('link')
    const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const file of Object.values(manifest)) {
      const { pages } = (await (await request.get(file)).json()) as AreaIndex
      expect(pages.folders.length).toBeGreaterThan(0)
      expect(listed).toEqual(expect.arrayContaining(unpackPages(pages).map(({ path }) => path)))
    }
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).not.toContain('/search')
  })

  test('is reached from the footer, and its form opens the search', async ({ page }) => {
    await visit(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'All pages' }).click()
    await expect(page).toHaveURL('/search')
    const form = page.getByRole('main').getByRole('search')
    await form.getByRole('searchbox', { name: 'Search this site' }).fill('redirects')
    await form.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('redirects')
    await expect(page).toHaveURL('/search')
  })

  test('tells browsers how to search the site', async ({ page, request }) => {
    await page.goto('/docs/getting-started')
    const link = page.locator('head link[rel="search"]')
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml')
    const answer = await request.get((await link.getAttribute('href'))!)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('/search?q={searchTerms}')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a search leads to the list of all pages, which leads on', async ({ page }) => {
    await page.goto('/search')
    const form = page.getByRole('main').getByRole('search')
    await form.getByRole('searchbox').fill('redirects')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=redirects')
    await page.getByRole('region', { name: 'Documentation' }).getByRole('link', { name: 'Redirects' }).click()
    await expect(page).toHaveURL('/docs/deployment/redirects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirects')
  })
})
