import { expect, test } from '../test'
import { visit } from '../visit'

test('a reader opens a topic, an article and its author from the blog by keyboard', async ({ page }) => {
  await page.goto('/blog')
  const main = page.getByRole('main')
  const follow = async (name: string, heading: string) => {
    await main.getByRole('link', { name, exact: true }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await follow('Performance', 'Performance')
  await expect(main.getByRole('article')).toHaveCount(2)
  await follow('Serving a static site properly', 'Serving a static site properly')
  await expect(main.getByText(/^\d+ min read$/).first()).toBeVisible()
  await follow('The Galley team', 'The Galley team')
  await expect(main.getByRole('link', { name: 'Blog, feeds and landing pages in YAML' })).toBeVisible()
})

test('the archive lists every article under its year', async ({ page }) => {
  await page.goto('/blog/archive')
  const year = page.getByRole('region', { name: '2026' })
  await expect(year.getByRole('link').first()).toHaveText('Serving a static site properly')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an arrow key chooses yearly prices', async ({ page }) => {
    await page.goto('/studio/pricing')
    await expect(page.getByText('$120', { exact: true })).toBeHidden()
    await page.getByRole('radio', { name: 'Monthly' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(page.getByText('$120', { exact: true })).toBeVisible()
    await expect(page.getByText('$12', { exact: true })).toBeHidden()
    // A plan without a yearly price keeps its price.
    await expect(page.getByText('$0', { exact: true }).first()).toBeVisible()
  })
})

test('yearly prices stay chosen after hydration', async ({ page }) => {
  await page.goto('/studio/pricing')
  await page.getByText('Yearly', { exact: true }).click()
  await expect(page.getByText('$120', { exact: true })).toBeVisible()
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('fieldset')!).some((key) => key.startsWith('__react')),
  )
  await expect(page.getByText('$120', { exact: true })).toBeVisible()
})

test('the definition of a term shows while the term has the focus, until Escape hides it', async ({ page }) => {
  await visit(page, '/docs/files/variables-and-terms')
  const term = page.getByRole('main').locator('button[popovertarget]').first()
  const meaning = page.locator(`[id="${await term.getAttribute('popovertarget')}"]`)
  await term.focus()
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(term).toBeFocused()
  // Escape also hides a definition that a press opened.
  await page.keyboard.press('Enter')
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  // The definition stays visible while the pointer is over the definition.
  await term.hover()
  await meaning.hover()
  await expect(meaning).toBeVisible()
})
