import { findViolations } from './find-violations'
import { findSearchTarget, readPages } from './site-pages'
import { expect, type Page, served, test } from './test'
import { visit, waitUntilUsable } from './visit'

const START = '/'
const { path: TARGET, word: WORD } = findSearchTarget() ?? { path: '', word: '' }
/** Path of the page that lists all pages, if the site has such a page. */
const LIST = readPages().find((path) => path === '/search')
const INDEX_FILES = '**/api/search/**'

test.skip(WORD === '', 'No page of this site has a title of one word that other pages contain too.')

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search...' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const rows = (page: Page) => dialog(page).getByRole('option')
const activeRow = (page: Page) => dialog(page).getByRole('option', { selected: true })

async function search(page: Page, text: string) {
  await field(page).fill(text)
  await expect(rows(page).first()).toBeVisible()
}

/** The row of a page, not of one of its headings. */
const rowOf = (page: Page, path: string) => dialog(page).locator(`a[role="option"][href="${served(path)}"]`)

test.describe('with the mouse', () => {
  test('finds and opens a page', async ({ page }) => {
    await visit(page, START)
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await search(page, WORD)
    await expect(rowOf(page, TARGET).locator('mark').first()).toBeVisible()
    await rowOf(page, TARGET).click()
    await expect(page).toHaveURL(TARGET)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${WORD}$`, 'i'))
    await expect(dialog(page)).toHaveCount(0)
  })
})

test.describe('by keyboard alone', () => {
  test('opens, moves through the results, opens a page, and restores the focus', async ({ page }) => {
    await visit(page, START)
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(WORD)
    await expect(rowOf(page, TARGET)).toBeVisible()
    const first = await activeRow(page).getAttribute('id')
    // The pending results of the last letters would select the first row again.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(activeRow(page)).not.toHaveAttribute('id', first!, { timeout: 500 })
    }).toPass()
    await page.keyboard.press('Home')
    await expect(activeRow(page)).toHaveAttribute('id', first!)
    const target = (await activeRow(page).getAttribute('href'))!
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target)
  })
})

test.describe('by touch, on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the dialog fills the screen, opens a page, and has a close button', async ({ page }) => {
    await visit(page, START)
    await button(page).tap()
    await expect(dialog(page)).toBeVisible()
    await expect
      .poll(async () => (await dialog(page).boundingBox())!)
      .toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await dialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toHaveCount(0)
    await button(page).tap()
    await search(page, WORD)
    const row = rowOf(page, TARGET)
    expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await row.tap()
    await expect(page).toHaveURL(TARGET)
  })
})

test.describe('with a poor connection', () => {
  test('reports an index that does not load, and requests the index again', async ({ page }) => {
    await page.context().route(INDEX_FILES, (route) => route.abort())
    await visit(page, START)
    await button(page).click()
    await field(page).fill(WORD)
    await expect(dialog(page).getByText('The search index could not be loaded.').first()).toBeVisible({
      timeout: 15_000,
    })
    await page.context().unroute(INDEX_FILES)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(rowOf(page, TARGET)).toBeVisible({ timeout: 15_000 })
  })

  test(
    'reloads the page once if code does not load, and then reports the error',
    { tag: '@sweep' },
    async ({ page }) => {
      await visit(page, START)
      const asked: string[] = []
      // Blocks only the code of the search, not the code that a page starts with.
      await page.route(/\/\d[^/]*\.js$/, async (route) => {
        const code = await (await route.fetch()).text()
        if (!code.includes('Type a command or search') && !code.includes('recent-searches')) {
          await route.continue()
          return
        }
        asked.push(route.request().url())
        await route.abort()
      })
      const reloaded = page.waitForEvent('load')
      await button(page).click()
      await reloaded
      await expect(page).toHaveURL(START)
      await waitUntilUsable(page)
      await button(page).click()
      await expect(page.getByRole('alert')).toContainText('The search could not be loaded.')
      expect(asked.length).toBeGreaterThan(1)
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(field(page)).toBeFocused()
    },
  )
})

test('offers the list of all pages if nothing is found', async ({ page }) => {
  test.skip(!LIST, 'This site has no such list.')
  await visit(page, START)
  await button(page).click()
  await field(page).fill('qqzzxxqq')
  await expect(dialog(page).getByText('No results for “qqzzxxqq”').first()).toBeVisible()
  await dialog(page).getByRole('link', { name: 'all pages' }).click()
  await expect(page).toHaveURL(LIST!)
  await expect(dialog(page)).toHaveCount(0)
})

test.describe('the URL of a search', () => {
  for (const path of [LIST ?? [], START].flat()) {
    test(`a URL with a query opens the dialog on ${path}, and loses the query when the dialog closes`, async ({
      page,
    }) => {
      await page.goto(`${path}?q=${WORD}&a=1`)
      await expect(field(page)).toHaveValue(WORD)
      await expect(rowOf(page, TARGET)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`${path}?a=1`)
    })
  }
})

test('the found words are marked in the section for a while', { tag: '@sweep' }, async ({ page }) => {
  await visit(page, START)
  await button(page).click()
  await search(page, WORD)
  await rowOf(page, TARGET).click()
  await expect(page).toHaveURL(TARGET)
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('search')?.size ?? 0)).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => CSS.highlights.size), { timeout: 8000 }).toBe(0)
})

test('axe finds no violation in the open dialog, in both modes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await visit(page, START)
  await button(page).click()
  for (const text of ['', WORD, 'qqzzxxqq']) {
    await field(page).fill(text)
    await expect(dialog(page).getByText('No results').first()).toBeVisible({ visible: text.startsWith('qq') })
    expect(await findViolations(page, '[role="dialog"]')).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search button opens the list of all pages', async ({ page }) => {
    await page.goto(START)
    await button(page).click()
    await expect(page).toHaveURL(/\/search\/?\??$/)
  })
})
