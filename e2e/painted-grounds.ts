import type { Page } from '@playwright/test'

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

/** The different grounds that were painted so far, in order. */
export const readGrounds = (page: Page) =>
  page.evaluate(() => window.paintedGrounds.filter((ground, index, all) => ground !== all[index - 1]))

/** Loads a page and gives the different grounds that were painted, in order. */
export async function loadAndWatch(page: Page, path: string) {
  await page.addInitScript(watchGround)
  await page.goto(path, { waitUntil: 'networkidle' })
  return readGrounds(page)
}
