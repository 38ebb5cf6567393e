import type { Page } from '@playwright/test'

const CONTROLS = 'main :is(button, input:not([type="checkbox"]:disabled), textarea, select, a:not(svg a))'
const ALL = `#gatsby-focus-wrapper, ${CONTROLS}, footer a`

/**
 * Presses a key, which loads the application. Then waits until React has hydrated all controls, or the elements of `selector`,
 * so that no step is lost on a busy machine. Working examples are separate chunks, and load last.
 */
export async function waitUntilUsable(page: Page, selector = ALL) {
  await page.keyboard.press('Shift')
  await page.waitForFunction((wanted) => {
    const controls = [...document.querySelectorAll(wanted)]
    return (
      controls.length > 0 && controls.every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
    )
  }, selector)
}

/** Opens a page, and waits until React has hydrated the page. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitUntilUsable(page)
}
