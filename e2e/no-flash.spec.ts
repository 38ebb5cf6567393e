import { expect, test, type Page } from '@playwright/test'
import { collectProblems } from './page-problems'
import { readPagesOfEachKind } from './site-pages'

declare global {
  interface Window {
    paintedGrounds: string[]
  }
}

/** Notes the page's ground in every frame from the first one in which there is a body to paint. */
const watchGround = () => {
  window.paintedGrounds = []
  const note = () => {
    const body = document.querySelector('body')
    if (body) {
      const ground = [document.documentElement, body].map((part) => getComputedStyle(part).backgroundColor)
      window.paintedGrounds.push(ground.join(' over '))
    }
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** Loads a page and gives the different grounds that were painted, in order. */
async function loadAndWatch(page: Page, path: string) {
  await page.addInitScript(watchGround)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page.evaluate(() => window.paintedGrounds.filter((ground, index, all) => ground !== all[index - 1]))
}

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
