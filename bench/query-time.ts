import type { Locator } from '@playwright/test'
import { openBrowser } from './open-browser'
import { serveSite } from './serve-site'

const PLAYGROUND = '/docs/queries/playground'
const LATER_QUERIES = 20

/** Times of queries in a new browser, in milliseconds. */
export interface QueryTimes {
  /** From the click to the rows of the first query, including the download of code, SQLite and the dump. */
  first: number
  /** The median of the later queries. */
  later: number
  /** The time of a later query in the database, as the page displays it. */
  laterInDatabase: number
}

/** Serves the built site, and runs the first query of its playground several times. */
export const measureQueries = (folder: string): Promise<QueryTimes> =>
  serveSite(folder, (origin) =>
    openBrowser(async (browser) => {
      const page = await browser.newPage()
      await page.goto(origin + PLAYGROUND)
      const playground = page.getByRole('tabpanel')
      // The button appears after hydration.
      await playground.getByRole('textbox').waitFor()

      const first = await runQuery(playground)
      const later: QueryTime[] = []
      while (later.length < LATER_QUERIES) later.push(await runQuery(playground))
      return {
        first: first.total,
        later: median(later.map(({ total }) => total)),
        laterInDatabase: median(later.map(({ inDatabase }) => inDatabase)),
      }
    }),
  )

interface QueryTime {
  total: number
  inDatabase: number
}

async function runQuery(playground: Locator): Promise<QueryTime> {
  // The copy buttons of the result match the selector too.
  const status = await playground.getByRole('status').first().elementHandle()
  // Measured in the page, because messages between this process and the browser take longer than a query.
  const { total, outcome } = await playground.getByRole('button', { name: 'Run', exact: true }).evaluate(
    (button: HTMLElement, status) =>
      new Promise<{ total: number; outcome: string }>((resolve) => {
        const observer = new MutationObserver(() => {
          const outcome = status.textContent
          if (outcome === '' || outcome.endsWith('…')) return
          observer.disconnect()
          resolve({ total: performance.now() - start, outcome })
        })
        observer.observe(status, { childList: true, characterData: true, subtree: true })
        const start = performance.now()
        button.click()
      }),
    status,
  )
  const inDatabase = /^\d+ rows? in ([\d.]+) ms, in this browser$/.exec(outcome)?.[1]
  if (inDatabase === undefined) {
    throw new Error(`The playground should show rows and a time of this browser, got "${outcome}". Run it by hand.`)
  }
  return { total, inDatabase: Number(inDatabase) }
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
