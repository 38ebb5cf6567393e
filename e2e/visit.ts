import type { Page } from '@playwright/test'

/**
 * Opens a page and moves the pointer, as a reader does first: the code of a page's content comes with that. Waits until React has taken
 * all of it over, so that no step is lost on a busy machine.
 */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.mouse.move(1, 1)
  await page.waitForFunction(() => {
    const controls = document.querySelectorAll('#gatsby-focus-wrapper, main button, main a:not(svg a), footer a')
    return (
      controls.length > 0 &&
      [...controls].every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
    )
  })
}
