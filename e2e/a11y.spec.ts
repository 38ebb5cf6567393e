import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { readPages } from './site-pages'

for (const path of [...readPages(), '/nope']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      expect(found).toEqual([])
    })
  }
}

test('the skip link is the first thing the keyboard reaches, and leads to the content', async ({ page }) => {
  await page.goto('/docs/getting-started')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
