import { ANNOUNCEMENT_HIDDEN } from '@galley/core/announcement'
import { readPages, readSite } from './site-pages'
import { expect, test } from './test'

// Options that a site has to enable. `scripts/try-site.mjs` enables them in the site that it makes.
const site = readSite()

test.describe('an announcement', () => {
  test.skip(!site.announcement, 'This site has no announcement.')

  test('can be dismissed by keyboard, and does not appear again', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('complementary', { name: 'Announcement' })
    await expect(bar).toContainText(site.announcement!.text)
    await bar.getByRole('button', { name: 'Dismiss the announcement' }).focus()
    await page.keyboard.press('Enter')
    await expect(bar).toBeHidden()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute(ANNOUNCEMENT_HIDDEN)
    await expect(page.locator('[aria-label="Announcement"]')).toBeHidden()
  })
})

test.describe('the feedback question', () => {
  const path = readPages().find((path) => path.startsWith('/docs/'))
  test.skip(!site.feedback.sendTo || !path, 'This site has no feedback question.')

  test('sends the answer, then its reason', { tag: '@patched' }, async ({ page }) => {
    const sent: unknown[] = []
    await page.route(`**${site.feedback.sendTo}`, (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ status: 204 })
    })
    await page.goto(path!)
    const question = page.getByRole('region', { name: 'Was this page helpful?' })
    await question.getByRole('button', { name: 'No' }).click()
    await question.getByRole('radio', { name: 'Something is missing' }).check()
    await question.getByRole('textbox').fill('How do I remove it?')
    await question.getByRole('button', { name: 'Send' }).click()
    await expect(question.getByRole('status')).toBeFocused()
    await expect(question.getByRole('status')).toHaveText('Thank you for your answer.')
    expect(sent).toEqual([
      { path, helpful: false },
      { path, helpful: false, reason: 'missing', text: 'How do I remove it?' },
    ])
  })
})

test.describe('versions of the documentation', () => {
  test.skip(site.versions.length === 0, 'This site has no versions.')
  const start = '/docs/1/getting-started/installation'

  test('a note and a menu lead to the same page of another version', async ({ page }) => {
    await page.goto(start)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/getting-started\/installation$/)
    await expect(page.getByText('This is the documentation of 1.x, which is no longer maintained.')).toBeVisible()
    await page.getByRole('link', { name: 'Read this page in 2.x.' }).click()
    await expect(page).toHaveURL('/docs/getting-started/installation')
    await expect(page.getByText('This is the documentation of')).toHaveCount(0)

    const menu = page.getByRole('navigation', { name: 'Documentation' }).locator('details').first()
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: '1.x' }).click()
    await expect(page).toHaveURL(start)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a page that the older version lacks has a badge', async ({ page }) => {
      await page.goto('/docs/only-new')
      await expect(page.getByRole('main')).toContainText('Only newNew in 2.x')
      await expect(page.getByRole('link', { name: 'Only new New in 2.x' })).toBeVisible()
    })

    test('the menu opens, and says that the current version lacks the page', async ({ page }) => {
      await page.goto('/docs/1/only-old')
      await expect(page.getByRole('main').getByRole('link', { name: 'Installation' })).toHaveAttribute('href', start)
      const menu = page.getByRole('navigation', { name: 'Documentation' }).locator('details').first()
      await menu.locator('summary').click()
      await expect(menu.getByRole('link', { name: '2.x' })).toContainText('does not have this page')
    })
  })
})
