import { WAITING } from '@galley/start/marks'
import type { Browser } from '@playwright/test'
import { site } from '../src/site'
import { type Figure, limited, quantile, show } from './figures'
import { openBrowser } from './open-browser'
import { serveSite } from './serve-site'
import { watchRequests } from './watch-requests'

const TRIES = 5
const TIMEOUT_MS = 30_000
/** Maximum waiting times for a reader with a slow phone, in milliseconds. */
const LIMITS = { shownMs: 100, effectMs: 200 }

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
/**
 * Lighthouse's slow 4G and its slower processor: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md. The latency is in
 * milliseconds, the throughput in bytes per second.
 */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWDOWN = 4

/** Times of the first press on a page before its code has loaded, in milliseconds. */
interface PressTime {
  /** From the press until the page shows the press. */
  shown: number
  /** From the press until the last script for the dialog has loaded. */
  code: number
  /** From the last script until the dialog is on screen. */
  effect: number
}

/** Presses the buttons that open a dialog as the first action on a page, on a slow phone. */
export const measurePresses = (folder: string, path: string): Promise<Record<string, Record<string, Figure>>> =>
  serveSite(folder, (origin) =>
    openBrowser(async (browser) => {
      const figures: Record<string, Record<string, Figure>> = {}
      for (const name of [site.texts.openMenu, site.texts.searchPlaceholder]) {
        const times: PressTime[] = []
        while (times.length < TRIES) times.push(await timePress(browser, origin + path, name))
        figures[name] = describe(times)
      }
      return figures
    }),
  )

async function timePress(browser: Browser, url: string, name: string): Promise<PressTime> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const waitForRest = watchRequests(page)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url)
    await waitForRest()
    const seen = await page.evaluateHandle(watchPress, { waiting: `[${WAITING}]`, timeout: TIMEOUT_MS })
    const box = await page.getByRole('banner').getByRole('button', { name }).boundingBox()
    // `tap` would first look for elements that cover the button, which slows the page down.
    await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2)
    return await seen.evaluate(({ time }) => time)
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function watchPress({ waiting, timeout }: { waiting: string; timeout: number }) {
  const time = new Promise<PressTime>((resolve, reject) => {
    let pressed = 0
    let shown = 0
    addEventListener('click', ({ timeStamp }) => (pressed ||= timeStamp), true)
    const observer = new MutationObserver(() => {
      // The browser paints the frame before the next task.
      if (shown === 0 && document.querySelector(waiting))
        requestAnimationFrame(() => setTimeout(() => (shown ||= performance.now())))
      if (!document.querySelector('[role="dialog"]')) return
      observer.disconnect()
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const code = Math.max(...(scripts as PerformanceResourceTiming[]).map(({ responseEnd }) => responseEnd))
      requestAnimationFrame(() =>
        setTimeout(() => resolve({ shown: shown - pressed, code: code - pressed, effect: performance.now() - code })),
      )
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    setTimeout(() => reject(new Error(`Nothing opened within ${timeout} ms.`)), timeout)
  })
  return { time }
}

function describe(times: readonly PressTime[]): Record<string, Figure> {
  const median = (read: (time: PressTime) => number) => quantile(times.map(read), 0.5)
  return {
    'press shown, ms': limited(
      median(({ shown }) => shown),
      LIMITS.shownMs,
    ),
    'code loaded, ms': {
      figure: show(
        median(({ code }) => code),
        0,
      ),
    },
    'dialog shown after code loaded, ms': limited(
      median(({ effect }) => effect),
      LIMITS.effectMs,
    ),
  }
}
