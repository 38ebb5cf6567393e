import { expect, type Page, served, test } from '../test'
import { visit } from '../visit'

const TABS = '/docs/components/content/tabs'
const ACCORDION = '/docs/components/content/accordion'
const ITEM = 'who-reads-it'

/** The second panel of the first set of tabs. */
const panelIn = (page: Page) => page.locator('main [role=tabpanel]').nth(1)

async function follow(page: Page, id: string) {
  await page.evaluate((hash) => {
    const link = Object.assign(document.createElement('a'), { href: `#${hash}`, textContent: 'Follow' })
    document.querySelector('main h1')!.append(link)
    link.click()
    link.remove()
  }, id)
}

for (const [when, open] of [
  ['before the application runs', (page: Page, path: string) => page.goto(path)],
  ['once the application runs', visit],
] as const) {
  test(`a closed tab or item opens for a link to its content and for going back to that link, ${when}`, async ({
    page,
  }) => {
    await open(page, TABS)
    const panel = panelIn(page)
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    await follow(page, (await panel.getAttribute('id'))!)
    await expect(panel).toHaveAttribute('data-state', 'active')
    await expect(panel).toBeInViewport()

    await open(page, ACCORDION)
    const item = page.locator(`#${ITEM}`)
    await follow(page, ITEM)
    await expect(item).toHaveAttribute('open')
    await expect(item).toBeInViewport()
    await item.locator('summary').click()
    await follow(page, 'attributes')
    await page.goBack()
    await expect(item).toHaveAttribute('open')
  })
}

test('a link from another page opens a folded item each time', async ({ page }) => {
  await visit(page, TABS)
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(
      (path) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path),
      served(`${ACCORDION}#${ITEM}`),
    )
    await expect(page.locator(`#${ITEM}`)).toHaveAttribute('open')
    await expect(page.locator(`#${ITEM}`)).toBeInViewport()
    await page.goBack()
    await expect(page.locator(`#${ITEM}`)).toHaveCount(0)
  }
  await page.goForward()
  await expect(page.locator(`#${ITEM}`)).toHaveAttribute('open')
})

test('find in page finds a file of a code tree, before and after the application has loaded', async ({ page }) => {
  // A text fragment in the URL finds words in the same way as the browser's search.
  await page.goto('/docs/components/content/code-tree#:~:text=private')
  const file = page.getByRole('button', { name: 'package.json' }).first()
  await expect(file).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('pre[aria-label="src/site.ts"]').first()).toBeHidden()
  await page.locator('[data-pane][hidden]').first().dispatchEvent('beforematch', { bubbles: true })
  await expect(page.getByRole('button', { name: 'site.ts' }).first()).toHaveAttribute('aria-current', 'true')
  await expect(file).not.toHaveAttribute('aria-current')
})

test('find in page finds text in a closed tab', async ({ page }) => {
  await visit(page, TABS)
  const panel = panelIn(page)
  // Sends the event of the browser's search, because no script can start that search.
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })))
  await expect(panel).toHaveAttribute('data-state', 'active')
  await expect(page.locator('main [role=tabpanel]').first()).toHaveAttribute('hidden', 'until-found')
})
