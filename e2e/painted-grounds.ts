import type { Page } from '@playwright/test'
import { visit } from './visit'

declare global {
  interface Window {
    paintedGrounds: string[]
  }
}

/** Notes the page's ground in every frame from the first one in which there is a body to paint. */
const noteGrounds = () => {
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

/** Notes the grounds of the pages that are loaded from now on. */
export const watchGrounds = (page: Page) => page.addInitScript(noteGrounds)

/** Loads a page, until React has taken it over, and gives the different grounds that were painted, in order. */
export async function loadAndWatch(page: Page, path: string) {
  await watchGrounds(page)
  await visit(page, path)
  return readGrounds(page)
}
