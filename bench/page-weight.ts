import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { openBrowser } from './open-browser'
import { serveSite } from './serve-site'

export interface PageWeight {
  path: string
  htmlKilobytes: number
  /** Every script that runs before the reader touches anything. */
  scriptKilobytes: number
  /** Cumulative layout shift until the page is at rest, from https://web.dev/articles/cls. */
  layoutShift: number
}

const gzipKilobytes = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length / 1024

/** What a visit of each page costs in HTML and JavaScript, gzipped, and how much of the page moves meanwhile; seen by a browser. */
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
  const scripts = new Set<string>()
  // What Gatsby fetches ahead for other pages is no script until it runs.
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
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
  const sizeOf = (file: string) => gzipKilobytes(readFileSync(join(publicFolder, file)))
  return {
    path,
    htmlKilobytes: sizeOf(path === '/404' ? '404.html' : join(path, 'index.html')),
    scriptKilobytes: [...scripts].reduce((sum, file) => sum + sizeOf(file), 0),
    layoutShift,
  }
}
