import type { Page, Request } from '@playwright/test'

/** A page is at rest when nothing has been requested for so long. */
const QUIET_MS = 800
const POLL_MS = 50

/**
 * Watches what a page requests from now on.
 * @param see called with each request
 * @returns waits until the page is at rest
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
 * Makes the page believe that its reader saves data. Links are followed ahead by running the code of their pages, which such a reader
 * does not get: what is left belongs to this page.
 */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
