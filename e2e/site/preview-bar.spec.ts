import { findViolations } from '../find-violations'
import { barOf, chooseMore, expect, openPreview, signToken, test, waitUntilLive, titleOf } from '../preview'
import { SITE } from '../preview-setup.mjs'
import type { Page } from '../test'

const changesOf = (page: Page) => barOf(page).getByRole('button', { name: /^\d+ changes?/ })

test('lists the changes, and opens them', async ({ page, content, token }) => {
  content.setTitle('docs/5.components/2.interface/kbd.md', 'Keys, edited')
  content.save(
    'blog/listed-draft.md',
    content.read('blog/markdown-is-data-mdx-is-code.md').replace(/^title: .*$/m, 'title: Listed draft'),
  )
  await openPreview(page, '/docs/components/interface/button', token)
  await changesOf(page).click()
  const panel = page.getByRole('dialog', { name: 'Changes' })
  await expect(panel.getByRole('link', { name: /Listed draft/ })).toContainText('New')
  await panel.getByRole('searchbox', { name: 'Filter changes' }).fill('keys')
  await expect(panel.getByRole('link')).toHaveCount(1)
  const row = panel.getByRole('link', { name: /Keys, edited/ })
  await expect(row).toContainText('Changed')
  await row.click()
  await expect(page).toHaveURL('/docs/components/interface/kbd')
  await expect(titleOf(page)).toHaveText('Keys, edited')
  await expect(panel).toHaveCount(0)
})

test('works by keyboard', async ({ page, content, token }) => {
  content.setTitle('docs/5.components/2.interface/link.md', 'Links, edited')
  await openPreview(page, '/docs/components/interface/link', token)
  await expect(titleOf(page)).toHaveText('Links, edited')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Alt+P')
  await expect(barOf(page)).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(titleOf(page)).toHaveText('Link')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(titleOf(page)).toHaveText('Links, edited')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(changesOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const filter = page.getByRole('searchbox', { name: 'Filter changes' })
  await filter.focus()
  await page.keyboard.type('links, edited')
  await expect(page.getByRole('dialog', { name: 'Changes' }).getByRole('link')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /Links, edited/ }).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(changesOf(page)).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Compare with published' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Compare with the published page' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(barOf(page).getByRole('button', { name: 'More of the preview' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(skip).toBeFocused()
})

test(
  'shows the page at other window sizes, and updates it after each save',
  { tag: '@sweep' },
  async ({ page, content, token }) => {
    await openPreview(page, '/docs/components/interface/badge', token)
    await chooseMore(page, 'Device widths')
    const dialog = page.getByRole('dialog', { name: 'Device widths' })
    const frame = page.frameLocator('iframe[name="galley-device"]')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Badge')
    await dialog.getByRole('button', { name: /^Tablet/ }).click()
    await expect(dialog.locator('iframe')).toHaveCSS('width', '768px')
    content.setTitle('docs/5.components/2.interface/badge.md', 'Badge in a frame')
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Badge in a frame')
    await expect(frame.getByRole('region', { name: 'Preview', exact: true })).toHaveCount(0)
  },
)

test(
  'shares only one page, until the link is revoked',
  { tag: '@sweep' },
  async ({ page, browser, content, token }) => {
    content.setTitle('docs/5.components/2.interface/modal.md', 'Shared modal')
    content.setTitle('docs/5.components/2.interface/drawer.md', 'Secret drawer')
    await openPreview(page, '/docs/components/interface/modal', token)
    await expect(titleOf(page)).toHaveText('Shared modal')
    await chooseMore(page, 'Share this page')
    const dialog = page.getByRole('dialog', { name: 'Share this page' })
    await dialog.getByRole('button', { name: 'Make link' }).click()
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(link).toMatch(new RegExp(`^${SITE}/docs/components/interface/modal#preview=`))
    expect(link).not.toContain(token)

    const guest = await (await browser.newContext()).newPage()
    await guest.goto(link)
    await expect(guest).toHaveURL(`${SITE}/docs/components/interface/modal`)
    await waitUntilLive(guest)
    await expect(titleOf(guest)).toHaveText('Shared modal')
    await changesOf(guest).click()
    await expect(guest.getByRole('dialog', { name: 'Changes' }).getByRole('link')).toHaveCount(1)
    const answered = guest.waitForResponse(/\/api\/preview\/page\?.*drawer/)
    await guest.goto('/docs/components/interface/drawer')
    await answered
    await waitUntilLive(guest)
    await expect(titleOf(guest)).toHaveText('Drawer')
    await expect(guest.getByText('Secret drawer')).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Revoke the link to Shared modal' }).click()
    await expect(dialog.getByRole('button', { name: 'Revoked the link to Shared modal' })).toBeFocused()
    // The preview ends at once, not with the next heartbeat.
    await expect(barOf(guest).getByText('Refused')).toBeVisible({ timeout: 5000 })
    await guest.context().close()
  },
)

test(
  'shows other editors on the page, and does not move when editors come and go',
  { tag: '@sweep' },
  async ({ page, browser, token }) => {
    const path = '/docs/components/interface/switch'
    await openPreview(page, path, token)
    const toggle = barOf(page).getByRole('button', { name: 'Draft', exact: true })
    const places = async () => {
      const boxes = await Promise.all([barOf(page), toggle, changesOf(page)].map((part) => part.boundingBox()))
      const [bar, draft, changes] = boxes.map((box) => box!)
      return [bar!.x, bar!.width, draft!.x, changes!.x + changes!.width].map(Math.round)
    }
    const before = await places()
    const { token: other } = await signToken({ name: 'Ada' })
    const second = await (await browser.newContext()).newPage()
    await openPreview(second, path, other)
    const people = barOf(page).getByRole('button', { name: 'Ada is here too' })
    await expect(people).toBeVisible()
    expect(await places()).toEqual(before)
    await second.getByRole('navigation').getByRole('link', { name: 'Tabs', exact: true }).click()
    await expect(people).toHaveCount(0)
    await second.goBack()
    await expect(people).toBeVisible()
    await second.context().close()
    await expect(people).toHaveCount(0)
    expect(await places()).toEqual(before)
  },
)

/** Each test edits its own page, because tests run in parallel. */
for (const { width, height, name } of [
  { width: 390, height: 844, name: 'switch' },
  { width: 1440, height: 900, name: 'radio-group' },
]) {
  test(
    `axe finds no violation at ${width} pixels, in both modes`,
    { tag: '@sweep' },
    async ({ page, content, token }) => {
      content.setTitle(`docs/5.components/2.interface/${name}.md`, 'Seen by axe')
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await openPreview(page, `/docs/components/interface/${name}`, token)
      await expect(titleOf(page)).toHaveText('Seen by axe')
      expect(await findViolations(page)).toEqual([])
      await changesOf(page).click()
      await expect(page.getByRole('dialog', { name: 'Changes' }).getByRole('link').first()).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Changes' })).toHaveCount(0)
      await barOf(page).getByRole('button', { name: 'More of the preview' }).click()
      await expect(page.getByText('Leave preview')).toBeVisible()
      expect(await findViolations(page, '[role="menu"], [role="dialog"]')).toEqual([])
    },
  )
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('works by touch', { tag: '@sweep' }, async ({ page, content, token }) => {
    content.setTitle('docs/5.components/2.interface/toast.md', 'Toast, touched')
    await openPreview(page, '/docs/components/interface/toast', token)
    await expect(titleOf(page)).toHaveText('Toast, touched')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const more = barOf(page).getByRole('button', { name: 'More of the preview' })
    await more.tap()
    const drawer = page.getByRole('dialog', { name: 'Preview' })
    await drawer.getByRole('button', { name: 'Published', exact: true }).tap()
    await expect(page.locator('h1')).toHaveText('Toast')
    await drawer.getByRole('button', { name: 'Leave preview' }).tap()
    await expect(barOf(page)).toHaveCount(0)
    await expect(titleOf(page)).toHaveText('Toast')
  })
})
