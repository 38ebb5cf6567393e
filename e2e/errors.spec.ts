import { devices, expect, test, type Page } from '@playwright/test'
import { collectProblems } from './page-problems'
import { visit } from './visit'

const ERRORS = '/docs/components/interface/errors'
const THROW = 'Throw a fatal error'

const main = (page: Page) => page.getByRole('main')
const backHome = (page: Page) => main(page).getByRole('link', { name: 'Back to home' })

async function expectErrorScreen(page: Page) {
  await expect(main(page).getByRole('heading', { level: 1, name: 'Closed for today' })).toBeVisible()
  await expect(main(page).getByText('503')).toBeVisible()
  await expect(main(page).getByText('The desk opens again at nine in the morning.')).toBeInViewport()
}

test.describe('a fatal error', () => {
  test('takes the place of the page, and "Back to home" clears it', async ({ page }) => {
    await visit(page, ERRORS)
    await main(page).getByRole('button', { name: THROW }).click()
    await expectErrorScreen(page)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page).toHaveTitle(/^Closed for today/)
    await backHome(page).click()
    await expect(page).toHaveURL('/')
    await expect(main(page).getByText('503')).toHaveCount(0)
    await expect(page).not.toHaveTitle(/Closed/)
  })

  test('is read and left by keyboard alone', async ({ page }) => {
    await visit(page, ERRORS)
    await main(page).getByRole('button', { name: THROW }).focus()
    await page.keyboard.press('Enter')
    await expectErrorScreen(page)
    await expect(page.getByRole('alert')).toContainText('Closed for today')
    while (!(await backHome(page).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })

  test('goes away with the next page, and going back shows the page again', async ({ page }) => {
    await visit(page, ERRORS)
    await main(page).getByRole('button', { name: THROW }).click()
    await expectErrorScreen(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click()
    await expect(page).toHaveURL('/templates')
    await expect(main(page).getByText('503')).toHaveCount(0)
    await page.goBack()
    await expect(main(page).getByRole('button', { name: THROW })).toBeVisible()
  })

  test('is not shown to a crawler, only logged', async ({ browser, baseURL }) => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    const context = await browser.newContext({ userAgent, baseURL: baseURL! })
    const page = await context.newPage()
    const problems = collectProblems(page)
    await visit(page, ERRORS)
    await main(page).getByRole('button', { name: THROW }).click()
    await expect(main(page)).toBeEmpty()
    expect(problems.join()).toContain('The desk opens again at nine in the morning.')
    await context.close()
  })
})

test.describe('on a telephone', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7']
  test.use({ viewport, hasTouch, isMobile })

  test('an error is shown and left by touch', async ({ page }) => {
    await visit(page, ERRORS)
    await main(page).getByRole('button', { name: THROW }).tap()
    await expectErrorScreen(page)
    await backHome(page).tap()
    await expect(page).toHaveURL('/')
  })
})

test.describe('navigateTo', () => {
  test('opens a page of this site without a reload', async ({ page }) => {
    await visit(page, ERRORS)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await main(page).getByRole('button', { name: 'Go to the blog' }).click()
    await expect(page).toHaveURL('/blog')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('refuses an address outside, and says what to do', async ({ page }) => {
    await visit(page, ERRORS)
    await main(page).getByRole('button', { name: 'Go to example.org' }).click()
    await expect(
      main(page).getByText(/navigateTo refuses "https:\/\/example\.org".*pass { external: true }/),
    ).toBeVisible()
    await expect(page).toHaveURL(ERRORS)
  })
})

test('an unknown address has the title and description of its own, and a way back', async ({ page }) => {
  await visit(page, '/nope/never')
  await expect(page).toHaveTitle(/^Page not found/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'We are sorry but this page could not be found.',
  )
  await expect(main(page).getByText('Page not found: /nope/never')).toBeVisible()
  await backHome(page).click()
  await expect(page).toHaveURL('/')
})

test.describe('the loading bar', () => {
  const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading' })
  const templates = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' })

  test('is shown while a slow page comes, and goes', async ({ page }) => {
    await page.route('**/page-data/templates/page-data.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200))
      await route.continue()
    })
    await visit(page, ERRORS)
    await templates(page).click()
    await expect(bar(page)).toBeVisible()
    await expect(page).toHaveURL('/templates')
    await expect(bar(page)).toHaveCount(0)
  })

  test('is not shown for a page that comes at once', async ({ page }) => {
    await visit(page, '/blog')
    await page.evaluate(() => {
      Object.assign(window, { hasShownBar: false })
      new MutationObserver(() => {
        if (document.querySelector('[role="progressbar"]')) Object.assign(window, { hasShownBar: true })
      }).observe(document.body, { subtree: true, attributes: true })
    })
    await templates(page).hover()
    await page.waitForLoadState('networkidle')
    await templates(page).click()
    await expect(page).toHaveURL('/templates')
    expect(await page.evaluate(() => (window as unknown as { hasShownBar: boolean }).hasShownBar)).toBe(false)
  })

  test('runs by the work that the example does', async ({ page }) => {
    await visit(page, '/docs/components/interface/loading-bar')
    await main(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(bar(page)).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })
})
