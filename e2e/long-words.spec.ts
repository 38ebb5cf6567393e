import { fillWithLongWords, findCutTexts } from './long-words'
import { readPages, readPagesOfEachKind } from './site-pages'
import { expect, type Page, test } from './test'
import { visit } from './visit'

const WIDTHS = [1280, 390, 320] as const
const PAGES_PER_TEST = 20

const pages = readPages()

async function expectFits(page: Page, what: string, widths: readonly number[] = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.scrollingElement!.scrollWidth - document.scrollingElement!.clientWidth,
    )
    expect.soft(overflow, `pixels to scroll sideways on ${what} at ${width} pixels`).toBeLessThanOrEqual(0)
    expect.soft(await findCutTexts(page), `texts cut on ${what} at ${width} pixels`).toEqual([])
  }
}

test('a page of each kind fits each width if every text is one word of sixty letters', async ({ page }) => {
  for (const path of readPagesOfEachKind()) {
    await page.goto(path)
    await fillWithLongWords(page)
    await expectFits(page, path)
  }
})

for (let first = 0; first < pages.length; first += PAGES_PER_TEST) {
  const some = pages.slice(first, first + PAGES_PER_TEST)
  test(
    `each page from ${some[0]!} to ${some.at(-1)!} fits a small phone if every text is one word of sixty letters`,
    { tag: '@sweep' },
    async ({ page }) => {
      for (const path of some) {
        await page.goto(path)
        await fillWithLongWords(page)
        await expectFits(page, path, [320])
      }
    },
  )
}

test('the menu and the rows of the search fit each width if every text is one word of sixty letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await fillWithLongWords(page)
  await expectFits(page, 'the menu', [390, 320])

  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Search...' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('a')
  await expect(search.getByRole('option').first()).toBeVisible()
  await fillWithLongWords(page)
  await expectFits(page, 'the search')
})
