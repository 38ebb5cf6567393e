import { de } from '@galley/core/languages/de'
import { findViolations } from './find-violations'
import { readSite } from './site-pages'
import { expect, type Page, served, test } from './test'
import { collectProblems, visit } from './visit'

// `scripts/try-site-parts.mjs` adds these pages to the site that it makes.
const ENGLISH = '/docs/getting-started/installation'
const GERMAN = '/de/docs/getting-started/installieren'
const ARABIC = '/ar/docs/getting-started/installation'
const UNTRANSLATED = '/docs/guides/first-steps'
const PLACE = '?from=letter#requirements'

const site = readSite()
test.skip(!site.languages.some(({ code }) => code === 'ar'), 'This site has no translations.')

/** The language menu of a page, by its label in the language of the page. */
const menuOf = (page: Page, label = 'Language') =>
  page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: label }) })

test.describe('the language menu', () => {
  test('keeps page, query and heading, also by keyboard alone, and the back button returns', async ({ page }) => {
    const problems = collectProblems(page)
    await visit(page, ENGLISH + PLACE)
    const menu = menuOf(page)
    const german = menu.getByRole('link', { name: 'Deutsch' })
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(german).toHaveAttribute('href', served(GERMAN) + PLACE)
    await page.keyboard.press('Escape')
    await expect(german).toBeHidden()
    await expect(menu.locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'English' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(german).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(GERMAN + PLACE)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installieren')
    await expect(page.getByRole('heading', { name: 'Voraussetzungen' })).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(ENGLISH + PLACE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation')
    expect(problems).toEqual([])
  })

  test('leads from an article to its translation, and back', async ({ page }) => {
    await visit(page, '/de/blog/welcome')
    const menu = menuOf(page, 'Sprache')
    await menu.locator('summary').click()
    await expect(menu.getByRole('link', { name: 'العربية' })).toContainText('nicht übersetzt')
    await menu.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/blog/welcome')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('leads to the same page', async ({ page }) => {
      await page.goto(GERMAN)
      const menu = menuOf(page, 'Sprache')
      await menu.locator('summary').click()
      await menu.getByRole('link', { name: 'العربية' }).click()
      await expect(page).toHaveURL(ARABIC)
    })
  })

  test('leads to the same page of the same version', async ({ page }) => {
    const old = '/de/docs/1/getting-started/installieren'
    await visit(page, old)
    const menu = menuOf(page, 'Sprache')
    await menu.locator('summary').click()
    await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      served('/docs/1/getting-started/installation'),
    )
    await page.keyboard.press('Escape')
    const versions = page.locator('details').filter({ has: page.locator('summary:visible', { hasText: '1.x' }) })
    await versions.locator('summary').click()
    await versions.getByRole('link', { name: '2.x' }).click()
    await expect(page).toHaveURL(GERMAN)
  })
})

test.describe('a reader whose browser prefers German', () => {
  test.use({ locale: 'de-AT' })

  test('gets one notice that leads to the German page', async ({ page }) => {
    await visit(page, ENGLISH)
    await page.getByRole('link', { name: de.texts.readInLanguage }).click()
    await expect(page).toHaveURL(GERMAN)
    await visit(page, ENGLISH)
    await expect(page.getByRole('link', { name: de.texts.readInLanguage })).toHaveCount(0)
  })
})

test('links of a translation lead to pages of its language, and to the slug of a translation', async ({ page }) => {
  await visit(page, GERMAN)
  const body = page.locator('[data-body]')
  await expect(body.getByRole('link', { name: 'ersten Schritten' })).toHaveAttribute(
    'href',
    served(`/de${UNTRANSLATED}`),
  )
  await body.getByRole('link', { name: 'Schnellstart' }).click()
  await expect(page).toHaveURL('/de/docs/getting-started')
  await body.getByRole('link', { name: 'Voraussetzungen' }).click()
  await expect(page).toHaveURL(`${GERMAN}#requirements`)
})

test('a document loads only the navigation of its language, also for another version', async ({ page }) => {
  const problems = collectProblems(page)
  const files = new Set<string>()
  page.on('request', (request) => files.add(/sq\/d\/(.+)\.json$/.exec(request.url())?.[1] ?? ''))
  await visit(page, GERMAN)
  const versions = page.getByRole('navigation', { name: de.texts.documentation }).locator('details').first()
  await versions.locator('summary').click()
  await versions.getByRole('link', { name: '1.x' }).click()
  await expect(page).toHaveURL('/de/docs/1/getting-started/installieren')
  const own = [...files].find((file) => file.endsWith('.de'))!
  expect([...files].filter((file) => file.startsWith(own.replace('.de', '')))).toEqual([own])
  expect(problems).toEqual([])
})

test('the path of the original redirects to the slug of its translation', async ({ request }) => {
  const answer = await request.get(`/de${ENGLISH}`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, served(GERMAN)])
})

test('search engines find all translations of a page', async ({ page }) => {
  await page.goto(GERMAN)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + GERMAN)
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  expect(Object.fromEntries(alternates)).toEqual({
    en: site.url + ENGLISH,
    de: site.url + GERMAN,
    ar: site.url + ARABIC,
    'x-default': site.url + ENGLISH,
  })
})

for (const [language, direction] of [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`an untranslated page in "${language}" has a note, and the text of its original`, async ({ page }) => {
    await page.goto(`/${language}${UNTRANSLATED}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(direction)
    const body = page.locator('[data-body]')
    await expect(body).toHaveAttribute('lang', 'en')
    await expect(body).toHaveAttribute('dir', 'ltr')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + UNTRANSLATED)
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
    if (language === 'de')
      await expect(page.getByText('Diese Seite ist noch nicht übersetzt. Der Text ist auf Englisch.')).toBeVisible()
  })
}

test('an unknown URL of a language has the 404 page of this language', async ({ page }) => {
  const response = await page.goto('/de/nope/never')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('main').getByText(`${de.texts.pageNotFound}: /de/nope/never`)).toBeVisible()
})

test('a search on a German page finds the German page only', async ({ page }) => {
  await visit(page, GERMAN)
  await page.getByRole('banner').getByRole('button', { name: de.texts.searchPlaceholder }).click()
  const dialog = page.getByRole('dialog', { name: de.texts.search })
  await dialog.getByRole('combobox').fill('installieren')
  const rows = dialog.locator('a[role="option"]')
  await expect(rows.and(page.locator(`[href="${served(GERMAN)}"]`))).toBeVisible()
  const targets = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.filter((target) => !target.startsWith(served('/de/')))).toEqual([])
})

test.describe('from right to left', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const width of [390, 1440]) {
    test(`an Arabic page and its language menu fit ${width} pixels`, async ({ page }) => {
      const problems = collectProblems(page)
      await page.setViewportSize({ width, height: 900 })
      await visit(page, ARABIC)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe('rtl')
      const menu = menuOf(page, 'اللغة')
      await menu.locator('summary').click()
      const box = (await menu.getByRole('list').boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      expect(problems).toEqual([])
    })
  }
})

test('the menu of a narrow screen has the pages of the documentation in German', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/de/blog')
  await page.getByRole('button', { name: de.texts.openMenu }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Documentation' }).click()
  await menu.getByRole('button', { name: 'Schnellstart' }).click()
  await menu.getByRole('link', { name: 'Installieren' }).click()
  await expect(page).toHaveURL(GERMAN)
})

for (const [path, label] of [
  [GERMAN, 'Sprache'],
  [ARABIC, 'اللغة'],
] as const) {
  test(`axe finds no violation on ${path} with an open language menu, in both modes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await menuOf(page, label).locator('summary').click()
    expect(await findViolations(page)).toEqual([])
  })
}
