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
