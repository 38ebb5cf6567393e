import type { Page } from './test'
import { visit } from './visit'

declare global {
  interface Window {
    paintedGrounds: string[]
  }
}

/** Records the page's background in every frame, from the first frame with a body. */
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

/** Returns the different backgrounds that were painted so far, in order. */
export const readGrounds = (page: Page) =>
  page.evaluate(() => window.paintedGrounds.filter((ground, index, all) => ground !== all[index - 1]))

/** Records the backgrounds of all pages that load from now on. */
export const watchGrounds = (page: Page) => page.addInitScript(noteGrounds)

/** Loads a page until React has hydrated it, and returns the different painted backgrounds in order. */
export async function loadAndWatch(page: Page, path: string) {
  await watchGrounds(page)
  await visit(page, path)
  return readGrounds(page)
}
