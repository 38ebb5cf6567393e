import { type Page, pathOf } from './test'

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

/** Returns true for requests of scripts that a page loads when its reader acts. */
export const isApplication = (url: URL) => /^\/(chunks|webpack-runtime|framework|app)-[0-9a-f]+\.js$/.test(pathOf(url))

/** Delays requests until the returned function is called. `onRequest` receives the URL of each request. */
export async function holdRequests(
  page: Page,
  url: string | ((url: URL) => boolean),
  onRequest: (url: URL) => void = () => {},
) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    onRequest(new URL(route.request().url()))
    await released
    await route.continue()
  })
  return release
}

/** Collects errors that the browser reports: errors of scripts, and requests that the content security policy blocked. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  return problems
}

/** Adds CSS rules to a page. The content security policy of the page blocks the `<style>` of Playwright's `addStyleTag`. */
export const addRules = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** Loads the pages of this site as pages of a language that reads from right to left. */
export const turnRightToLeft = (page: Page) =>
  page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      return route.fulfill({ response, body: html.replace(/<html[^>]*>/, '<html lang="ar" dir="rtl">') })
    },
  )
