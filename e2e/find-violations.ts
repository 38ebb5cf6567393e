import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Part {
  /** A selector of what is looked at. @default 'html' */
  part?: string
  /** The rules that are asked. @default all */
  rules?: string[]
}

/** What axe finds wrong with a page, such as "color-contrast: .a, .b". */
export async function findViolations(page: Page, { part = 'html', rules }: Part = {}) {
  // Our pages hold no frames of other origins, for which axe would open another page with each call.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode()
  // What passes is not listed, and nothing is fetched for rules that we do not ask.
  axe.options({ resultTypes: ['violations'], preload: false })
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Gives the device a colour mode, which the page of a reader who has not chosen one takes over. */
export async function emulateMode(page: Page, colorScheme: 'light' | 'dark') {
  // Browsers keep the old colours of what they do not draw because it is out of sight.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((mode) => document.documentElement.dataset['theme'] === mode, colorScheme)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** What axe finds in dark mode beside that: only colours can differ. The page stays dark. */
export async function findDarkViolations(page: Page, options?: Part) {
  await emulateMode(page, 'dark')
  return findViolations(page, { ...options, rules: ['color-contrast'] })
}
