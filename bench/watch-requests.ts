import type { Page, Request } from '@playwright/test'

/** The time without requests after which a page counts as idle. */
const QUIET_MS = 800
const POLL_MS = 50

/**
 * Watches the requests of a page from now on.
 * @param see called with each request
 * @returns a function that waits until the page is idle
 */
export function watchRequests(page: Page, see: (request: Request) => void = () => undefined) {
  const open = new Set<Request>()
  let lastChange = Date.now()
  page.on('request', (request) => {
    lastChange = Date.now()
    open.add(request)
    see(request)
  })
  const finish = (request: Request) => {
    lastChange = Date.now()
    open.delete(request)
  }
  page.on('requestfinished', finish)
  page.on('requestfailed', finish)
  return async (quietMs = QUIET_MS) => {
    lastChange = Date.now()
    while (open.size > 0 || Date.now() - lastChange < quietMs) await page.waitForTimeout(POLL_MS)
  }
}

/**
 * Turns on data saving for the page. Without data saving, the page would preload the code of linked pages, and that code must not count for this
 * page.
 */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
