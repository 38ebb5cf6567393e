import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { htmlFileOf } from '../src/lib/server-manifest'
import { openBrowser } from './open-browser'
import { serveSite } from './serve-site'

export interface PageWeight {
  path: string
  /** The page itself and its style sheets. */
  textKilobytes: number
  /** Every script that runs before the reader touches anything. */
  scriptKilobytes: number
  /** All that the browser asks the site for until then, pictures and what is fetched ahead included. */
  allKilobytes: number
  /** Cumulative layout shift until the page is at rest, from https://web.dev/articles/cls. */
  layoutShift: number
}

/** Of a file as it is sent: pictures and fonts are compressed already. Answers of the server itself are none. */
function kilobytes(file: string) {
  if (!existsSync(file)) return 0
  const bytes = readFileSync(file)
  return (/\.(html|css|js|json|svg)$/.test(file) ? gzipSync(bytes, { level: 9 }) : bytes).length / 1024
}

/** What a visit of each page costs, with text and code gzipped, and how much of the page moves meanwhile; seen by a browser. */
export const weighPages = (folder: string, paths: readonly string[]): Promise<PageWeight[]> =>
  serveSite(folder, (origin) =>
    openBrowser(async (browser) => {
      const weights: PageWeight[] = []
      for (const path of paths) weights.push(await weighPage(browser, origin, join(folder, 'public'), path))
      return weights
    }),
  )

async function weighPage(browser: Browser, origin: string, publicFolder: string, path: string): Promise<PageWeight> {
  const page = await browser.newPage()
  /** File to what the browser takes it for. What Gatsby fetches ahead for other pages is no script until it runs. */
  const files = new Map<string, string>()
  page.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url())
    const isPage = request.resourceType() === 'document'
    if (from === origin) files.set(isPage ? htmlFileOf(pathname) : pathname, request.resourceType())
  })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const layoutShift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect()
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // An observer without entries is never called.
        setTimeout(() => resolve(0), 100)
      }),
  )
  await page.close()
  const weigh = (...types: string[]) =>
    [...files]
      .filter(([, type]) => types.length === 0 || types.includes(type))
      .map(([file]) => kilobytes(join(publicFolder, file)))
      .reduce((sum, size) => sum + size, 0)
  return {
    path,
    textKilobytes: weigh('document', 'stylesheet'),
    scriptKilobytes: weigh('script'),
    allKilobytes: weigh(),
    layoutShift,
  }
}
