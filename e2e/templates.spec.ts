import { readHtml, readPages, readPagesIn } from './site-pages'
import { expect, type Page, test } from './test'
import { holdRequests, isApplication } from './visit'

/** The category of the first template, if the gallery has several categories. */
const findCategory = () => /name="category" value="([^"]+)"/.exec(readHtml('/templates'))?.[1]

const COUNT = readPagesIn('/templates').length
const CATEGORY = readPages().includes('/templates') ? findCategory() : undefined

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test.describe('the gallery', () => {
  test.skip(CATEGORY === undefined, 'This site has no gallery with several categories.')

  test('shows without the application, and a choice loads the application and is applied', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => isApplication(new URL(request.url())) && scripts.push(request.url()))
    await page.goto('/templates', { waitUntil: 'networkidle' })
    await expect(cards(page)).toHaveCount(COUNT)
    expect(scripts).toEqual([])

    await page.getByRole('group', { name: 'Category' }).getByText(CATEGORY!, { exact: true }).click()
    await expect(cards(page)).not.toHaveCount(COUNT)
    await expect(page).toHaveURL(`/templates?${new URLSearchParams({ category: CATEGORY! }).toString()}`)
    await page.goBack()
    await expect(cards(page)).toHaveCount(COUNT)
    await page.goForward()
    await expect(cards(page)).not.toHaveCount(COUNT)
    await cards(page).first().getByRole('link').click()
    await expect(page).not.toHaveURL(/\/templates\?/)
    await page.goBack()
    await expect(cards(page)).not.toHaveCount(COUNT)
    await expect(page.getByRole('radio', { name: CATEGORY! })).toBeChecked()
  })

  test('applies the filter of the URL before the application has loaded', async ({ page }) => {
    const arrive = await holdRequests(page, isApplication)
    await page.goto(`/templates?${new URLSearchParams({ category: CATEGORY!.toUpperCase() }).toString()}`)
    const shown = page.locator('main article:visible')
    await expect(shown).not.toHaveCount(COUNT)
    const count = await shown.count()
    expect(count).toBeGreaterThan(0)
    arrive()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} of ${COUNT} templates`)
    await expect(shown).toHaveCount(count)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('shows all templates, and no control that needs scripts', async ({ page }) => {
      await page.goto('/templates?category=none')
      await expect(page.locator('main article:visible')).toHaveCount(COUNT)
      await expect(page.getByRole('search', { name: 'Filter templates' })).toBeHidden()
    })
  })
})
