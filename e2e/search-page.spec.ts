import { unpackPages, type AreaIndex } from '@galley/core/search-index'
import { BASE_PATH } from './preview-setup.mjs'
import { isTranslation, readPages } from './site-pages'
import { expect, test } from './test'
import { visit } from './visit'

test.skip(!readPages().includes('/search'), 'This site has no page of all pages.')

test.describe('the page of all pages', () => {
  test('lists every page that the search finds', async ({ page, request }) => {
    const manifest = (await (await request.get('/api/search/areas.json')).json()) as Record<string, string>
    await visit(page, '/search')
    const links = page.getByRole('main').getByRole('link')
    const listed = (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))).map((href) =>
      href.slice(BASE_PATH.length),
    )
    for (const file of Object.values(manifest)) {
      const { pages } = (await (await request.get(file)).json()) as AreaIndex
      expect(pages.folders.length).toBeGreaterThan(0)
      // The page lists the pages of its language.
      const paths = unpackPages(pages).flatMap(({ path }) => (isTranslation(path) ? [] : path))
      expect(listed).toEqual(expect.arrayContaining(paths))
    }
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed).not.toContain('/search')
  })

  test('has a form that opens the search', async ({ page }) => {
    await visit(page, '/search')
    const form = page.getByRole('main').getByRole('search')
    await form.getByRole('searchbox', { name: 'Search this site' }).fill('a page')
    await form.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('a page')
    await expect(page).toHaveURL('/search')
  })

  test('links to an OpenSearch description', async ({ page, request }) => {
    await page.goto('/')
    const link = page.locator('head link[rel="search"]')
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml')
    const answer = await request.get((await link.getAttribute('href'))!)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('/search?q={searchTerms}')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no loading message', async ({ page }) => {
    await page.goto('/search')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)).toBe('none')
  })

  test('a search opens the list of all pages, whose links work', async ({ page }) => {
    await page.goto('/search')
    const form = page.getByRole('main').getByRole('search')
    await form.getByRole('searchbox').fill('a page')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=a+page')
    const link = page.getByRole('main').getByRole('region').getByRole('link').last()
    const path = (await link.getAttribute('href'))!
    await link.click()
    await expect(page).toHaveURL(path)
  })
})
