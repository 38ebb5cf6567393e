import type { Page } from '@playwright/test'

/** Opens a page and waits until React has taken it over, so that the first click is not lost on a busy machine. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => {
    const root = document.querySelector('#gatsby-focus-wrapper')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__react'))
  })
}
