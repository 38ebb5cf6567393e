import { readContentPath } from '@galley/core/content-path'
import type { Browser, Page } from '@playwright/test'
import { type Figure, limited, quantile, show } from './figures'
import { openBrowser } from './open-browser'
import { runServer } from './run-server'
import { openOnePage } from './site-copy'
import { timeSaves } from './time-saves'

const PORT = 9126
const START_TIMEOUT_MS = 300_000
const POLL_MS = 100
const SAVES = 20
/** The time without output after which a refresh of Gatsby counts as finished. */
const REST_MS = 5_000
const FIRST_WORDS = 'Served for the benchmark.'
const LIMITS = { coldSeconds: 25, warmSeconds: 10, saveMs: 400 }

/** Waiting times of an author with `npm run develop`. */
export interface DevelopTimes {
  /** Seconds from the first start in a folder until a page is on screen. */
  cold: number
  /** Seconds from the second start until a page is on screen. */
  warm: number
  /** Milliseconds from the save of a file until the open page shows the new words. */
  saves: number[]
}

/** Starts `npm run develop` twice in a copy of the site, and edits a page that a browser shows. */
export const measureDevelop = (folder: string): Promise<DevelopTimes> =>
  openBrowser(async (browser) => {
    const { file, save } = openOnePage(folder)
    save(FIRST_WORDS)
    const path = readContentPath('docs', file).path
    const shown = { folder, path, words: FIRST_WORDS, browser }
    const cold = await runDevelop(shown, ({ seconds }) => Promise.resolve(seconds))
    return runDevelop(shown, async ({ page, seconds, output }) => {
      await waitForRest(output)
      return { cold, warm: seconds, saves: await timeSaves(page, save, SAVES) }
    })
  })

/** Waits until a server has printed nothing for a while. A save during a refresh would have to wait, and Gatsby prints each step of a refresh. */
async function waitForRest(output: () => string) {
  for (let before: string | undefined; before !== output();) {
    before = output()
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
  }
}

interface DevelopOptions {
  folder: string
  /** A page, and words in it. */
  path: string
  words: string
  browser: Browser
}

/** A page of the development server. */
interface ShownPage {
  page: Page
  /** Seconds from the start of the server until the page was on screen. */
  seconds: number
  /** Returns the whole output of the server. */
  output: () => string
}

/** Runs the development server, and calls `use` once the page is on screen. */
export async function runDevelop<Result>(
  { folder, path, words, browser }: DevelopOptions,
  use: (shown: ShownPage) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage()
  const start = performance.now()
  try {
    return await runServer(
      {
        file: 'node_modules/@galley/cli/src/galley.mjs',
        words: ['develop'],
        folder,
        variables: { PORT: String(PORT) },
      },
      async ({ output }) => {
        await openWhenServed(page, { url: `http://localhost:${PORT}${path}`, words, output })
        return use({ page, seconds: (performance.now() - start) / 1000, output })
      },
    )
  } finally {
    await page.close()
  }
}

async function openWhenServed(
  page: Page,
  { url, words, output }: { url: string; words: string; output: () => string },
) {
  const deadline = Date.now() + START_TIMEOUT_MS
  const left = () => Math.max(1, deadline - Date.now())
  try {
    const isServed = async () =>
      (await fetch(url, { signal: AbortSignal.timeout(left()) }).catch(() => undefined))?.ok === true
    // Playwright closes the page when the server has ended.
    while (!page.isClosed() && !(await isServed())) {
      if (Date.now() > deadline) throw new Error(`${url} did not answer.`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    await page.goto(url, { timeout: left() })
    await page.locator('main').getByText(words).waitFor({ timeout: left() })
  } catch (cause) {
    const problem = `"npm run develop" did not show the page ${url} within ${START_TIMEOUT_MS / 1000} s:\n${output()}`
    throw new Error(problem, { cause })
  }
}

/** Returns the rows of the table of figures with their limits. */
export const describeDevelop = ({ cold, warm, saves }: DevelopTimes): Record<string, Figure> => ({
  'cold start to page on screen, s': limited(cold, LIMITS.coldSeconds, 1),
  'warm start to page on screen, s': limited(warm, LIMITS.warmSeconds, 1),
  'save to screen, median, ms': { figure: show(quantile(saves, 0.5), 0) },
  'save to screen, 95 of 100, ms': limited(quantile(saves, 0.95), LIMITS.saveMs),
  'save to screen, longest, ms': { figure: show(Math.max(...saves), 0) },
})
