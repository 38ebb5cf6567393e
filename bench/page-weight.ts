import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { htmlFileOf } from '@galley/core/server-manifest'
import type { Browser, Page } from '@playwright/test'
import { Parser } from 'htmlparser2'
import { openBrowser } from './open-browser'
import { serveSite } from './serve-site'
import { saveData, watchRequests } from './watch-requests'

/** The sizes that a visit of a page transfers, in KB, and its layout shift. Text and code are compressed with `gzip -9`. */
export interface PageWeight {
  path: string
  /** The style sheets and the HTML (without executable inline scripts) that load before the reader acts. */
  textKilobytes: number
  /** The script files and inline scripts that run before the reader acts. */
  scriptKilobytes: number
  fontKilobytes: number
  pictureKilobytes: number
  /** All files that the browser requests before the reader acts, including prefetched files. */
  allKilobytes: number
  /** Cumulative layout shift before the reader acts, from https://web.dev/articles/cls. */
  layoutShift: number
  /** All scripts that have run by the end of the first key press. */
  scriptAfterActKilobytes: number
}

/** Requested files, each with its use. A file that `<link rel="prefetch">` loads is not a script until it runs. */
type Files = ReadonlyMap<string, string>

/** Measures a visit of each page in a browser. */
export const weighPages = (folder: string, paths: readonly string[]): Promise<PageWeight[]> =>
  serveSite(folder, (origin) =>
    openBrowser(async (browser) => {
      const weights: PageWeight[] = []
      for (const path of paths) weights.push(await weighPage(browser, origin, join(folder, 'public'), path))
      return weights
    }),
  )

/** The origin of sites whose files come from a folder instead of a server. */
const FOLDER_ORIGIN = 'http://site.localhost'

/** Measures a visit to the first page with the given title, in the order of paths, on a site that any tool has built into a folder. */
export async function weighPageWithTitle(folder: string, title: string): Promise<PageWeight> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html') && isFile(join(folder, file)))
  const page = pages.sort().find((file) => readTitle(join(folder, file)).startsWith(title))
  if (!page) throw new Error(`No page in ${folder} has the title "${title}". Look at the output of its build.`)
  const path = `/${page.replace(/index\.html$/, '')}`
  return openBrowser((browser) => weighPage(browser, FOLDER_ORIGIN, folder, path, (page) => serveFolder(page, folder)))
}

const readTitle = (file: string) => /<title[^>]*>([^<]*)/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const serveFolder = (page: Page, folder: string) =>
  page.route(`${FOLDER_ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = [pathname, `${pathname}/index.html`].map((name) => join(folder, name)).find(isFile)
    await route.fulfill(file ? { path: file } : { status: 404 })
  })

async function weighPage(
  browser: Browser,
  origin: string,
  publicFolder: string,
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<PageWeight> {
  const weigh = (files: Files) => weighFiles(publicFolder, files)
  const { sizes, layoutShift } = await visit(
    browser,
    origin + path,
    async ({ page, rest }) => ({ sizes: weigh(await rest()), layoutShift: await readLayoutShift(page) }),
    prepare,
  )
  const afterAct = await visit(
    browser,
    origin + path,
    async ({ page, rest }) => {
      await rest()
      await page.keyboard.press('Shift')
      return weigh(await rest())
    },
    async (page) => {
      await prepare?.(page)
      await saveData(page)
    },
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
  /** Waits until the page is idle. Resolves to the files that the browser has requested from the site. */
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

/** Returns the sizes of files in KB, by their use. */
function weighFiles(publicFolder: string, files: Files) {
  const sizes = { text: 0, script: 0, font: 0, picture: 0, all: 0 }
  for (const [name, type] of files) {
    const file = join(publicFolder, name)
    // Dynamic responses do not count.
    if (!isFile(file)) continue
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

/** Matches files that the server compresses. Images and fonts are compressed already. */
const COMPRESSED = /\.(html|css|m?js|json|svg|txt|xml|wasm|webmanifest)$/

/** The kinds of files by their use in the browser. Other files, such as data, only count in the sum. */
const USES: Record<string, 'text' | 'script' | 'font' | 'picture' | undefined> = {
  stylesheet: 'text',
  script: 'script',
  font: 'font',
  image: 'picture',
  media: 'picture',
}

const gzipSize = (content: string | Buffer) => gzipSync(content, { level: 9 }).length / 1024

/** Matches the types of executable scripts. Scripts of other types contain data. */
const RUNS = /^(module|(text|application)\/javascript)?$/i

/** Splits a page into two parts: its executable inline scripts as text, and the HTML without them. */
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
