import { expect, test } from '../test'
import { visit, waitUntilUsable } from '../visit'

const section = '/docs/components/content'

test.describe('a reader of code', () => {
  test('copies the lines that remain after a diff', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, `${section}/code-block`)
    const block = page.locator('pre', { has: page.locator('.line.remove') }).locator('..')
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
    await expect(block.getByRole('status')).toHaveText('Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain("const name = 'Our docs'")
    expect(copied).not.toContain("const name = 'Galley'")
  })

  test('wraps long lines', { tag: '@sweep' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, `${section}/code-block`)
    const code = page.getByRole('group', { name: 'src/site.ts' })
    const isWide = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)
    const long = page.getByRole('group', { name: 'packages/ui/src/styles/media.ts' })
    const button = long.locator('..').getByRole('button', { name: 'Wrap lines' })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(await long.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(false)
    expect(await isWide()).toBe(false)
    await expect(code.locator('..').getByRole('button', { name: 'Wrap lines' })).toHaveCount(0)
  })

  test('sees the buttons of a single line beside the line, not on it', { tag: '@sweep' }, async ({ page }) => {
    await visit(page, `${section}/code-block`)
    const frame = page.getByRole('group', { name: 'Shell code' }).first()
    const button = frame.locator('..').getByRole('button', { name: 'Copy code to clipboard' })
    const [code, copy] = [await frame.boundingBox(), await button.boundingBox()]
    expect(code!.x + code!.width).toBeLessThanOrEqual(copy!.x)
  })
})

test.describe('tabs that share a name', () => {
  test('keep the choice on the page, on other pages, and after a reload', async ({ page }) => {
    await visit(page, `${section}/package-managers`)
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    await expect(page.getByRole('tab', { name: 'pnpm', selected: true })).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toBeVisible()
    await expect(page.getByRole('tab', { name: 'pnpm', selected: true })).toHaveCount(2)
  })

  test('show the choice and accept a press before React has loaded', { tag: '@sweep' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tab-choices', '{"package-manager":"yarn"}'))
    await page.goto(`${section}/package-managers`)
    const set = page.locator('[data-tabs]').first()
    await expect(set.locator('[role=tabpanel][data-label=yarn]')).toBeVisible()
    await expect(set.locator('[role=tabpanel][data-label=npm]')).toBeHidden()
    await set.locator('[role=tab][data-label=bun]').click()
    await expect(set.locator('[role=tabpanel][data-label=bun]')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'bun', selected: true })).toHaveCount(2)
    await waitUntilUsable(page)
    await expect(page.getByRole('tab', { name: 'bun', selected: true })).toHaveCount(2)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every tab, file and line can be read', async ({ page }) => {
    await page.goto(`${section}/tabs`)
    await expect(page.getByText('~/Library/Preferences').first()).toBeVisible()
    await page.goto(`${section}/code-tree`)
    await expect(page.getByText('{site.name}').first()).toBeVisible()
    await page.goto(`${section}/code-block`)
    await expect(page.getByText('Wrong font').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(0)
  })
})
