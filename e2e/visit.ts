import type { Page } from '@playwright/test'

/**
 * Waits until React has taken over all that a reader can use of the page, so that no step is lost on a busy machine. Working examples are
 * chunks of their own, and load last.
 */
export const waitUntilUsable = (page: Page) =>
  page.waitForFunction(() => {
    const main = ':is(button, input:not([type="checkbox"]:disabled), textarea, select, a:not(svg a))'
    const controls = document.querySelectorAll(`#gatsby-focus-wrapper, main ${main}, footer a`)
    return (
      controls.length > 0 &&
      [...controls].every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
    )
  })

/**
 * Opens a page and moves the pointer, as a reader does first: this loads the code of the page's content. Waits
 * until the page can be used.
 */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(1, 1)
  await waitUntilUsable(page)
}
