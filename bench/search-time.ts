import { gzipSync } from 'node:zlib'
import {
  SEARCH_FOLDER,
  SEARCH_MANIFEST_PATH,
  unpackPages,
  type AreaIndex,
  type SearchManifest,
} from '@galley/core/search-index'
import { createSearchEngine } from '@galley/search-engine/search-engine'
import { judgeSearch, readJudgedQueries, type SearchJudgement } from '@galley/testing/judge-search.fixture'
import type { Browser, BrowserContext } from '@playwright/test'
import { site } from '../src/site'
import { openBrowser } from './open-browser'
import { serveSite } from './serve-site'

const START = '/docs/getting-started'
/** The number of titles whose words are typed as searches. */
const SEARCHES = 6
const WORDS = 2
/** The time between two keys of a fast typist. */
const KEY_DELAY_MS = 80

/** Sizes and times of searches in a built site. */
export interface SearchTimes extends Omit<SearchJudgement, 'misses'> {
  sections: number
  /** Maximum size of the index that the first search of a visit loads, in KB with gzip. */
  firstKilobytes: number
  /** Maximum size of the code of the dialog and its worker, in KB with gzip. */
  codeKilobytes: number
  /** Maximum time from the first key to the first results with a cached index, in milliseconds. */
  firstResults: number
  /** Maximum time for which the page was blocked, in milliseconds; 0 for less than 50. */
  longestBlock: number
  /** The time of the engine for a key with all files loaded, in milliseconds: 95th percentile and maximum. */
  laterKey: number
  longestKey: number
}

/** Serves the built site, types searches in a browser, and measures the engine alone. */
export const measureSearch = (folder: string): Promise<SearchTimes> =>
  serveSite(folder, async (origin) => {
    const fetchFile = (path: string) => fetch(origin + path)
    const pages = unpackPages((await readDocs(fetchFile)).pages)
    const searches = Array.from({ length: SEARCHES }, (_, index) => {
      const page = pages[Math.floor(((index + 0.5) * pages.length) / SEARCHES)]!
      return page.title.split(' ').slice(0, WORDS).join(' ')
    })
    const { times, longest } = await timeKeys(fetchFile, searches)
    const engine = createSearchEngine({ fetch: fetchFile, synonyms: site.search.synonyms, areas: site.search.areas })
    const { meanReciprocalRank, successAt1, successAt3 } = await judgeSearch(engine, readJudgedQueries('galley'))
    const visits = await openBrowser(async (browser) => {
      const visits: Visit[] = []
      for (const text of searches) visits.push(await visitTwice(browser, origin, text))
      return visits
    })
    const most = (read: (visit: Visit) => number) => Math.max(...visits.map(read))
    return {
      sections: pages.reduce((sum, { headings }) => sum + 1 + headings.length, 0),
      firstKilobytes: most((visit) => visit.indexKilobytes),
      codeKilobytes: most((visit) => visit.codeKilobytes),
      firstResults: most((visit) => visit.firstResults),
      longestBlock: most((visit) => visit.longestBlock),
      laterKey: times[Math.floor(times.length * 0.95)]!,
      longestKey: longest,
      meanReciprocalRank,
      successAt1,
      successAt3,
    }
  })

/** Words of generated pages. */
const GENERATED_WORDS = 'paragraph preview'

/** Measures the index that the first search of a visit loads on a page of generated pages, in KB with gzip. */
export const weighFirstSearch = (folder: string, path: string): Promise<number> =>
  serveSite(folder, (origin) =>
    openBrowser(async (browser) => {
      const { indexKilobytes } = await typeSearch(await browser.newContext(), origin + path, GENERATED_WORDS)
      return indexKilobytes
    }),
  )

type FetchFile = (path: string) => Promise<Response>

async function readDocs(fetchFile: FetchFile) {
  const manifest = (await (await fetchFile(SEARCH_MANIFEST_PATH)).json()) as SearchManifest
  return (await (await fetchFile(manifest['docs']!)).json()) as AreaIndex
}

/** Searches for the text of the field after each key: once to load the files, once to measure. */
async function timeKeys(fetchFile: FetchFile, searches: readonly string[]) {
  const texts = searches.flatMap((search) => Array.from(search, (_, index) => search.slice(0, index + 1)))
  const ask = async () => {
    const engine = createSearchEngine({ fetch: remember(fetchFile), areas: site.search.areas })
    await engine.prepare('/')
    const times: number[] = []
    for (const text of texts) {
      const start = performance.now()
      await engine.search({ text, path: START }, new AbortController().signal)
      times.push(performance.now() - start)
    }
    return times
  }
  await ask()
  const times = (await ask()).sort((a, b) => a - b)
  return { times, longest: times.at(-1)! }
}

const remembered = new Map<string, string>()

/** Returns fetched files from memory. */
function remember(fetchFile: FetchFile): FetchFile {
  return async (path) => {
    const text = remembered.get(path) ?? (await (await fetchFile(path)).text())
    remembered.set(path, text)
    return new Response(text)
  }
}

interface Visit {
  indexKilobytes: number
  codeKilobytes: number
  firstResults: number
  longestBlock: number
}

/** Types a search in a new browser, and again in a new tab of the browser. */
async function visitTwice(browser: Browser, origin: string, text: string): Promise<Visit> {
  const context = await browser.newContext()
  try {
    const first = await typeSearch(context, origin + START, text)
    const { firstResults, longestBlock } = await typeSearch(context, origin + START, text)
    return { ...first, firstResults, longestBlock: Math.max(first.longestBlock, longestBlock) }
  } finally {
    await context.close()
  }
}

async function typeSearch(context: BrowserContext, url: string, text: string): Promise<Visit> {
  const page = await context.newPage()
  await page.goto(url)
  // The code of the page's content loads on the first interaction, and is not part of the search.
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  const bodies: Promise<{ path: string; body: Buffer }[]>[] = []
  // The context reports the requests of the worker.
  context.on('response', (response) => {
    const { pathname: path } = new URL(response.url())
    // Redirects and closed pages have no body.
    bodies.push(
      response.body().then(
        (body) => [{ path, body }],
        () => [],
      ),
    )
  })
  const opened = await page.evaluate(() => performance.now())
  const seen = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0
        addEventListener('input', () => (start ||= performance.now()), { capture: true, once: true })
        new MutationObserver((_, observer) => {
          if (start === 0 || !document.querySelector('[role="option"] mark')) return
          observer.disconnect()
          resolve(performance.now() - start)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').waitFor()
  await page.keyboard.type(text, { delay: KEY_DELAY_MS })
  const firstResults = await seen
  await page.waitForLoadState('networkidle')
  const longestBlock = await page.evaluate(
    (opened) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const tasks = list.getEntries().filter(({ startTime }) => startTime >= opened)
          resolve(Math.max(0, ...tasks.map(({ duration }) => duration)))
        }).observe({ type: 'longtask', buffered: true })
        // Browsers only report tasks of 50 ms and more. An observer without entries is never called.
        setTimeout(() => resolve(0), 100)
      }),
    opened,
  )
  // Compresses after the measurement, because compressing slows down the browser.
  const files = (await Promise.all(bodies)).flat()
  const weigh = (isWanted: (path: string) => boolean) =>
    files
      .filter(({ path }) => isWanted(path))
      .reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length / 1024, 0)
  await page.close()
  return {
    indexKilobytes: weigh((path) => path.startsWith(`${SEARCH_FOLDER}/`)),
    codeKilobytes: weigh((path) => path.endsWith('.js')),
    firstResults,
    longestBlock,
  }
}
