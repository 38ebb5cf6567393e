import { expect, test } from '@playwright/test'
import { collectProblems } from './page-problems'
import { loadAndWatch } from './painted-grounds'
import { readPagesOfEachKind } from './site-pages'

for (const path of readPagesOfEachKind()) {
  test(`${path} has one ground from its first paint, in both modes, and no errors`, async ({ page }) => {
    const problems = collectProblems(page)
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await loadAndWatch(page, path)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await loadAndWatch(page, path)
    expect(light).toHaveLength(1)
    expect(dark).toHaveLength(1)
    expect(dark).not.toEqual(light)
    expect(problems).toEqual([])
  })
}

for (const [device, choice] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`the choice "${choice}" on a ${device} device holds from the first paint of the next visit`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: choice })
    const expected = await loadAndWatch(page, '/blog')
    await page.emulateMedia({ colorScheme: device })
    await page.getByRole('button', { name: `Switch to ${choice} mode` }).click()
    await expect(page.getByRole('button', { name: `Switch to ${device} mode` })).toBeVisible()
    expect(await loadAndWatch(page, '/blog')).toEqual(expected)
  })
}
