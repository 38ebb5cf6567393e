import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { htmlFileOf } from '@galley/core/server-manifest'
import type { Browser, Page } from '@playwright/test'
import { Parser } from 'htmlparser2'
import { openBrowser } from './open-browser'
import { serveSite } from './serve-site'
import { saveData, watchRequests } from './watch-requests'

/** What a visit of a page transfers, in KB: text and code by `gzip -9`, and how much of the page moves meanwhile. */
export interface PageWeight {
  path: string
  /** Before the reader acts: the HTML without the inline scripts that run, and the style sheets. */
  textKilobytes: number
  /** Before the reader acts: the scripts that run, files and inline ones. */
  scriptKilobytes: number
  fontKilobytes: number
  pictureKilobytes: number
  /** All that the browser requests from the site before the reader acts, including what it fetches ahead. */
  allKilobytes: number
  /** Cumulative layout shift before the reader acts, from https://web.dev/articles/cls. */
  layoutShift: number
  /** The scripts that have run after the first key press, those from before it included. */
  scriptAfterActKilobytes: number
}

/** A file's path to what the browser takes it for. What is fetched ahead by `<link rel="prefetch">` is no script until it runs. */
type Files = ReadonlyMap<string, string>

/** What a visit of each page costs, seen by a browser. */
export const weighPages = (folder: string, paths: readonly string[]): Promise<PageWeight[]> =>
  serveSite(folder, (origin) =>
    openBrowser(async (browser) => {
      const weights: PageWeight[] = []
      for (const path of paths) weights.push(await weighPage(browser, origin, join(folder, 'public'), path))
      return weights
    }),
  )

async function weighPage(browser: Browser, origin: string, publicFolder: string, path: string): Promise<PageWeight> {
  const weigh = (files: Files) => weighFiles(publicFolder, files)
  const { sizes, layoutShift } = await visit(browser, origin + path, async ({ page, rest }) => ({
    sizes: weigh(await rest()),
    layoutShift: await readLayoutShift(page),
  }))
  const afterAct = await visit(
    browser,
    origin + path,
    async ({ page, rest }) => {
      await rest()
      await page.keyboard.press('Shift')
      return weigh(await rest())
    },
    saveData,
  )
  return {
    path,
    textKilobytes: sizes.text,
    scriptKilobytes: sizes.script,
    fontKilobytes: sizes.font,
    pictureKilobytes: sizes.picture,
    allKilobytes: sizes.all,
    layoutShift,
    scriptAfterActKilobytes: afterAct.script,
  }
}

interface Visit {
  page: Page
  /** The files that the browser has requested from the site once the page is at rest. */
  rest: () => Promise<Files>
}

/** Opens a page in a browser without a cache. */
async function visit<Result>(
  browser: Browser,
  url: string,
  use: (visit: Visit) => Promise<Result>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Result> {
  const page = await browser.newPage()
  await prepare?.(page)
  const files = new Map<string, string>()
  const waitForRest = watchRequests(page, (request) => {
    const { origin, pathname } = new URL(request.url())
    const isPage = request.resourceType() === 'document'
    if (origin === new URL(url).origin) files.set(isPage ? htmlFileOf(pathname) : pathname, request.resourceType())
  })
  await page.goto(url)
  const rest = () => waitForRest().then(() => files)
  const result = await use({ page, rest })
  await page.close()
  return result
}

const readLayoutShift = (page: Page) =>
  page.evaluate(
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

/** The sizes of files in KB, by what they are for. */
function weighFiles(publicFolder: string, files: Files) {
  const sizes = { text: 0, script: 0, font: 0, picture: 0, all: 0 }
  for (const [name, type] of files) {
    const file = join(publicFolder, name)
    // Answers that the server makes are not weighed.
    if (!existsSync(file)) continue
    const bytes = readFileSync(file)
    const isText = COMPRESSED.test(name)
    sizes.all += isText ? gzipSize(bytes) : bytes.length / 1024
    if (type === 'document') {
      const { html, scripts } = splitPage(bytes.toString())
      sizes.text += gzipSize(html)
      if (scripts) sizes.script += gzipSize(scripts)
    } else {
      const use = USES[type]
      if (use) sizes[use] += isText ? gzipSize(bytes) : bytes.length / 1024
    }
  }
  return sizes
}

/** What the server compresses. Pictures and fonts are compressed already. */
const COMPRESSED = /\.(html|css|m?js|json|svg|txt|xml|wasm|webmanifest)$/

/** What a browser takes a file for, and what it counts as. The rest, such as data, counts in the sum alone. */
const USES: Record<string, 'text' | 'script' | 'font' | 'picture' | undefined> = {
  stylesheet: 'text',
  script: 'script',
  font: 'font',
  image: 'picture',
  media: 'picture',
}

const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1024

/** The types of scripts that run; others hold data. */
const RUNS = /^(module|(text|application)\/javascript)?$/i

/** A page without the text of the inline scripts that run, and that text. */
function splitPage(page: string) {
  const inline: { start: number; text: string }[] = []
  let isInline = false
  const parser = new Parser({
    onopentag: (name, { src, type }) => {
      isInline = name === 'script' && src === undefined && RUNS.test(type ?? '')
    },
    ontext: (text) => {
      if (isInline) inline.push({ start: parser.startIndex, text })
    },
    onclosetag: () => {
      isInline = false
    },
  })
  parser.end(page)
  let html = page
  for (const { start, text } of inline.reverse()) html = html.slice(0, start) + html.slice(start + text.length)
  return { html, scripts: inline.map(({ text }) => text).join('') }
}
