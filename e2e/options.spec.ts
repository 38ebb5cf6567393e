import { ANNOUNCEMENT_HIDDEN } from '@galley/core/announcement'
import { findCurrentPath, readPages, readPagesIn, readSite } from './site-pages'
import { expect, served, test } from './test'
import { visit } from './visit'

// Options that a site has to enable. `scripts/try-site.mjs` enables them in the site that it makes.
const site = readSite()

test.describe('an announcement', () => {
  test.skip(!site.announcement, 'This site has no announcement.')

  test('can be dismissed by keyboard, and does not appear again', async ({ page }) => {
    await visit(page, '/')
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
  const [current, older] = site.versions.slice(site.versions.findIndex(({ state }) => state === 'current'))
  const oldPages = older ? readPagesIn(`/docs/${older.name}`) : []
  const currentPages = readPagesIn('/docs').filter((path) => findCurrentPath(path) === undefined)
  const isInBoth = (path: string) => currentPages.includes(findCurrentPath(path)!)
  const [shared, gone] = [oldPages.find(isInBoth), oldPages.find((path) => !isInBoth(path))]
  const added = currentPages.find((path) => !oldPages.some((old) => findCurrentPath(old) === path))

  test('a note and a menu lead to the same page of another version', async ({ page }) => {
    test.skip(!shared, 'This site has no older version of a page.')
    const target = findCurrentPath(shared!)!
    await page.goto(shared!)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${target}$`))
    const state = older!.state === 'unmaintained' ? 'no longer maintained' : 'still maintained'
    await expect(page.getByText(`This is the documentation of ${older!.label}, which is ${state}.`)).toBeVisible()
    await page.getByRole('link', { name: `Read this page in ${current!.label}.` }).click()
    await expect(page).toHaveURL(target)
    await expect(page.getByText('This is the documentation of')).toHaveCount(0)

    const menu = page.getByRole('navigation', { name: 'Documentation' }).locator('details').first()
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: older!.label }).click()
    await expect(page).toHaveURL(shared!)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a page that the older version lacks has a badge', async ({ page }) => {
      test.skip(!shared || !added, 'All pages of this site are in both versions.')
      await page.goto(added!)
      const badge = `New in ${current!.label}`
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await expect(page.getByRole('main')).toContainText(title + badge)
      const sidebar = page.getByRole('navigation', { name: 'Documentation' })
      await expect(sidebar.locator('a[aria-current=page]')).toContainText(badge)
    })

    test('an old page links to pages of its version; the menu says that the current version lacks the page', async ({
      page,
    }) => {
      test.skip(!gone, 'The current version of this site has all pages.')
      await page.goto(gone!)
      const links = page.locator('[data-body] a')
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(targets).toContainEqual(expect.stringContaining(served(`/docs/${older!.name}/`)))
      const leaving = oldPages.map((path) => served(findCurrentPath(path)!))
      expect(targets.filter((target) => leaving.includes(target!))).toEqual([])
      const menu = page.getByRole('navigation', { name: 'Documentation' }).locator('details').first()
      await menu.locator('summary').click()
      await expect(menu.getByRole('link', { name: current!.label })).toContainText('does not have this page')
    })
  })
})
