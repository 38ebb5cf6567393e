import { chromium, type Browser } from '@playwright/test'
import { ensureChromium } from '../scripts/find-chromium.mjs'

/** Keeps a Chromium open while `use` runs. */
export async function openBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...flags],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
