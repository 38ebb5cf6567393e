import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { openBrowser } from './open-browser'
import { serveSite } from './serve-site'
import { saveData, watchRequests } from './watch-requests'

const WIDTHS = [390, 768, 1440]
const HEIGHT = 900
/** The maximum height of a screenshot, because Chromium does not render higher windows well. The rest of a longer page is not compared. */
const MAX_HEIGHT = 16_000
/** The time without requests after which a page counts as idle. All responses come from this machine. */
const QUIET_MS = 250
/** Flags with which Chromium renders the same page to the same pixels, regardless of load and previous frames. */
const FLAGS = [
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-new-content-rendering-timeout',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--run-all-compositor-stages-before-draw',
]
/** The maximum number of screenshots of a page until two are equal. */
const MAX_TRIES = 6
/** The number of frames after which a change of mode has been rendered. */
const FRAMES = 3
/** The darkest grey for equal pixels in the picture of differences, so that red pixels stand out. */
const FAINTEST = 190
const MODES = ['light', 'dark'] as const
const OTHER_PORT = 9126
/** The date and time that pages show. */
const NOW = new Date('2026-01-31T12:00:00Z')
/** A page that Gatsby also builds as `/404.html`, so only one of the two is compared. */
const TWIN = '/404'

/** A page that differs between the builds. */
export interface ScreenshotDifference {
  page: string
  width: number
  mode: string
  /** The number of different pixels. The smaller screenshot is extended to the size of the larger one. */
  pixels: number
  /** Width and height of both screenshots if they differ. */
  sizes?: string
}

interface Options {
  /** The folder of the other copy of the project, with its build. */
  before: string
  after: string
  /** The folder for screenshots of pages that differ. */
  output: string
  onDifference: (difference: ScreenshotDifference) => void
}

/**
 * Compares screenshots of every page of two builds, in all widths and modes.
 * @returns the pages that only one build has, and the number of screenshots
 */
export async function compareScreenshots({ before, after, output, onDifference }: Options) {
  const [old, current] = [before, after].map(readPages) as [string[], string[]]
  const pages = current.filter((page) => old.includes(page))
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })

  await serveSite(before, (oldOrigin) =>
    serveSite(
      after,
      (origin) =>
        openBrowser(async (browser) => {
          // Each page has a window, because a browser does not render background tabs.
          const contexts = [await browser.newContext(), await browser.newContext()] as const
          for (const context of contexts) await context.clock.setFixedTime(NOW)
          for (const path of pages) {
            const takeBoth = () =>
              Promise.all([takePictures(contexts[0], oldOrigin + path), takePictures(contexts[1], origin + path)])
            let differences = await comparePages(path, ...(await takeBoth()))
            // On a busy machine a screenshot may be too early, so only a second difference counts.
            if (differences.length > 0) differences = await comparePages(path, ...(await takeBoth()))
            for (const { pictures, ...difference } of differences) {
              await writePictures(join(output, nameOf(difference)), pictures)
              onDifference(difference)
            }
          }
        }, FLAGS),
      OTHER_PORT,
    ),
  )
  return {
    onlyBefore: old.filter((page) => !current.includes(page)),
    onlyAfter: current.filter((page) => !old.includes(page)),
    pictures: pages.length * WIDTHS.length * MODES.length,
  }
}

const readPages = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, SERVER_MANIFEST_FILE), 'utf8')) as ServerManifest).pages.filter(
    (path) => path !== TWIN,
  )

/** Takes screenshots of the whole page at each width and in each mode. */
async function takePictures(context: BrowserContext, url: string): Promise<Buffer[]> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.setViewportSize({ width: WIDTHS[0]!, height: HEIGHT })
  await page.emulateMedia({ colorScheme: MODES[0], reducedMotion: 'reduce' })
  await saveData(page)
  await isolate(page, new URL(url).origin)
  const rest = watchRequests(page)
  await page.goto(url)
  // The code of a page's content loads on the first interaction.
  await page.keyboard.press('Shift')
  const showAll = async (width: number) => {
    await page.setViewportSize({ width, height: HEIGHT })
    await prepareContent(page)
    await rest(QUIET_MS)
    await page.setViewportSize({ width, height: Math.min(await readHeight(page), MAX_HEIGHT) })
    await rest(QUIET_MS)
    await prepareContent(page)
  }
  // Loads lazy content now, so that the page has its final height.
  await showAll(WIDTHS[0]!)
  const pictures: Buffer[] = []
  for (const width of WIDTHS) {
    await showAll(width)
    for (const mode of MODES) {
      await page.emulateMedia({ colorScheme: mode })
      await endAnimations(page)
      pictures.push(await takePicture(client))
    }
  }
  await page.close()
  return pictures
}

/** Takes a screenshot of the window after everything has been rendered. */
async function takePicture(client: CDPSession): Promise<Buffer> {
  let last = ''
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // Playwright's own function compresses more, which takes longer than all other steps.
    const { data } = await client.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    if (data === last) break
    last = data
  }
  return Buffer.from(last, 'base64')
}

/** Replaces requests whose responses change although the project stays the same: requests to other sites, and for data about the server. */
async function isolate(page: Page, origin: string) {
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await page.route('**/_island/**', (route) => route.fulfill({ json: { html: '<p>An island.</p>', styles: '' } }))
}

/** Waits for fonts and images. Browsers do not show an optional font that loads late. */
const prepareContent = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules) if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block')
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })

/** Ends all animations, and waits until the page has been rendered. */
const endAnimations = (page: Page) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
      await new Promise(requestAnimationFrame)
    }
  }, FRAMES)

const readHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

interface Pixels {
  data: Buffer
  width: number
  height: number
}

interface Pictures {
  before: Buffer
  after: Buffer
  /** A picture with red for different pixels, and faint colours for equal pixels. */
  difference: sharp.Sharp
}

const nameOf = ({ page, width, mode }: ScreenshotDifference) =>
  `${page === '/' ? 'index' : page.slice(1).replaceAll('/', '_')}-${width}-${mode}`

async function comparePages(page: string, before: Buffer[], after: Buffer[]) {
  const differences: (ScreenshotDifference & { pictures: Pictures })[] = []
  for (const [index, first] of before.entries()) {
    const difference = await comparePictures(first, after[index]!)
    const width = WIDTHS[Math.floor(index / MODES.length)]!
    if (difference) differences.push({ page, width, mode: MODES[index % MODES.length]!, ...difference })
  }
  return differences
}

async function comparePictures(before: Buffer, after: Buffer) {
  if (before.equals(after)) return undefined
  const [first, second] = (await Promise.all([before, after].map(decode))) as [Pixels, Pixels]
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const shown = Buffer.alloc(width * height * 3)
  let pixels = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const color = colorAt(second, x, y)
      if (color === colorAt(first, x, y)) shown.fill(FAINTEST + (color & 255) / 4, at, at + 3)
      else {
        pixels += 1
        shown[at] = 255
      }
    }
  }
  if (pixels === 0) return undefined
  const isResized = first.width !== second.width || first.height !== second.height
  return {
    pixels,
    ...(isResized && { sizes: `${first.width}×${first.height}, ${second.width}×${second.height}` }),
    pictures: { before, after, difference: sharp(shown, { raw: { width, height, channels: 3 } }) },
  }
}

async function writePictures(name: string, { before, after, difference }: Pictures) {
  await difference.png().toFile(`${name}-difference.png`)
  writeFileSync(`${name}-before.png`, before)
  writeFileSync(`${name}-after.png`, after)
}

async function decode(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Returns a pixel as one number; -1 outside of the picture. */
function colorAt({ data, width, height }: Pixels, x: number, y: number) {
  return x < width && y < height ? data.readUIntBE((y * width + x) * 3, 3) : -1
}
