import { expect, test, type Page } from '@playwright/test'
import { collectProblems, visit } from '../visit'

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
  test('replaces the page, and "Back to home" clears it', { tag: '@sweep' }, async ({ page }) => {
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

  test('can be read and left by keyboard', async ({ page }) => {
    await visit(page, ERRORS)
    await main(page).getByRole('button', { name: THROW }).focus()
    await page.keyboard.press('Enter')
    await expectErrorScreen(page)
    await expect(page.getByRole('alert')).toContainText('Closed for today')
    while (!(await backHome(page).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })

  test('disappears with the next page, and going back shows the page again', { tag: '@sweep' }, async ({ page }) => {
    await visit(page, ERRORS)
    await main(page).getByRole('button', { name: THROW }).click()
    await expectErrorScreen(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click()
    await expect(page).toHaveURL('/templates')
    await expect(main(page).getByText('503')).toHaveCount(0)
    await page.goBack()
    await expect(main(page).getByRole('button', { name: THROW })).toBeVisible()
  })

  test('is logged, and not shown to a crawler', async ({ browser, baseURL }) => {
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

test.describe('navigateTo', () => {
  test('opens a page of this site without a reload', { tag: '@sweep' }, async ({ page }) => {
    await visit(page, ERRORS)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await main(page).getByRole('button', { name: 'Go to the blog' }).click()
    await expect(page).toHaveURL('/blog')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
})
