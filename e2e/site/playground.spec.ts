import { findViolations } from '../find-violations'
import { expect, test } from '../test'
import { collectProblems } from '../visit'
import { openPlayground, PLAYGROUND, QUERY_TIMEOUT } from './playground'

test('a reader writes and runs a query and reads its rows by keyboard', async ({ page }) => {
  const problems = collectProblems(page)
  const { tab, editor, root, table, answered } = await openPlayground(page)
  await tab('Latest articles').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Either, or')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await expect(editor).toBeFocused()

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(
    "await queryCollection('docs').where('path', '=', '/docs/queries/playground').select('title').all()",
  )
  await page.keyboard.press('Control+Enter')
  await answered()
  await expect(root.getByRole('status').filter({ hasText: /^1 row in \d+(\.\d)? ms, in this browser$/ })).toBeVisible()
  await expect(table.getByRole('cell')).toHaveText(['Playground'])
  await expect(root.getByRole('group', { name: 'SQL' })).toContainText('SELECT "title" FROM "_content_docs"')

  await page.keyboard.press('Tab')
  await expect(root.getByRole('button', { name: 'Run' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(editor).toHaveValue(/orWhere/)
  expect(problems).toEqual([])
})

test('every example runs', { tag: '@sweep' }, async ({ page }) => {
  const { root, problem, answered } = await openPlayground(page)
  for (const tab of await root.getByRole('tab').all()) {
    await tab.click()
    await root.getByRole('button', { name: 'Run' }).click()
    await answered()
    await expect(problem).toHaveCount(0)
  }
})

test('without WebAssembly, the server returns the same rows', { tag: '@sweep' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'))
  const { root, run, table } = await openPlayground(page)
  await run("queryCollection('pricing').select('path').all()")
  await expect(root.getByRole('status').filter({ hasText: /^1 row in .* on the server$/ })).toBeVisible({
    timeout: QUERY_TIMEOUT,
  })
  await expect(table.getByRole('cell')).toHaveText(['/studio/pricing'])
})

test('axe finds no violation in a page with rows, in both modes', { tag: '@sweep' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const { run, answered, problem } = await openPlayground(page)
  await run("queryCollection('docs').limit(10).all()")
  await answered()
  expect(await findViolations(page, 'main')).toEqual([])
  await run('nothing')
  await expect(problem).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('wide rows scroll inside the table', { tag: '@sweep' }, async ({ page }) => {
    const { run, root, answered } = await openPlayground(page)
    await run("queryCollection('docs').all()")
    await answered()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0)
    const rows = root.getByRole('group', { name: 'Rows' })
    await expect.poll(() => rows.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0)
    await rows.press('ArrowRight')
    await expect.poll(() => rows.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every example shows its code', { tag: '@sweep' }, async ({ page }) => {
    await page.goto(PLAYGROUND)
    const root = page.getByRole('group', { name: 'Query playground' })
    for (const code of [
      "queryCollection('posts')",
      "queryCollection('pricing')",
      "queryCollectionNavigation('docs')",
    ]) {
      await expect(root.getByText(code).first()).toBeVisible()
    }
    await expect(root.getByRole('textbox')).toHaveCount(0)
    await expect(root.getByRole('button', { name: 'Run' })).toHaveCount(0)
  })
})
