import { findOnPath, installOnDebian, isProgram } from './programs.mjs'

/** The headless shell comes first, because it takes two thirds of the time of a full Chromium. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Returns the browser that `npx playwright install chromium` has downloaded. */
async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return isProgram(file) ? file : undefined
}

/**
 * Finds a Chromium: the program of `CHROME_PATH`, else a program on the PATH, else Playwright's own download.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>}
 */
export async function findChromium(env = process.env) {
  if (env.CHROME_PATH) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(
      `CHROME_PATH is "${env.CHROME_PATH}", which is not a program. Correct the variable, or unset it to search the PATH.`,
    )
  }
  return findOnPath(PROGRAMS, env.PATH) ?? (await findPlaywrightChromium())
}

/** Finds a Chromium, or installs a system package as root on Debian and its derivatives. Throws if neither is possible. */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  // Derivatives of Debian may not have the package of the shell.
  await installOnDebian('the browser tests', ['chromium-headless-shell', 'chromium'])
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests found no Chromium. ' +
      'Run "npx playwright install chromium", or set CHROME_PATH to the path of a Chromium.',
  )
}
