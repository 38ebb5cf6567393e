import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContentPath } from '@galley/core/content-path'
import { previewLink } from '@galley/core/preview'
import type { Page } from '@playwright/test'
import { openBrowser } from './open-browser'
import type { PreviewServer } from './serve-preview'
import { serveSite } from './serve-site'
import { lengthenPage, openOnePage, openPage } from './site-copy'
import { PAUSE_MS, TIMEOUT_MS, timeSaves } from './time-saves'

const SAVES = 50
const NEW_PAGES = 10
/** The number of lines of a long page. */
export const LONG_LINES = 500

/** Times of each try from the save of a file until a browser shows the change, in milliseconds. */
export interface SaveTimes {
  /** Until the page shows the new words. */
  saves: number[]
  /** Until a page of `LONG_LINES` lines shows the new words. */
  longSaves: number[]
  /** Until a new page is in the navigation. */
  links: number[]
  /** Until a new page is open after a click on its new link. */
  openings: number[]
}

/** Saves files of a published site that a browser shows with a preview. */
export const measureSaves = (folder: string, { token }: PreviewServer): Promise<SaveTimes> =>
  serveSite(folder, (origin) =>
    openBrowser(async (browser) => {
      const page = await browser.newPage()
      const { file, save } = openOnePage(folder)
      const { path } = readContentPath('docs', file)
      await page.goto(previewLink(origin + path, { token }))

      const saves = await timeSaves(page, save, SAVES)
      const newPages: NewPageTime[] = []
      while (newPages.length < NEW_PAGES) {
        const count = newPages.length + 1
        const added = join(dirname(file), `${100 + count}.added-${count}.md`)
        const title = `Added page ${count}`
        await page.waitForTimeout(PAUSE_MS)
        newPages.push(
          await timeNewPage(page, { path: readContentPath('docs', added).path, title }, () =>
            writeFileSync(join(folder, 'content', added), `---\ntitle: ${title}\n---\n\nIt has a paragraph.\n`),
          ),
        )
        await page.goBack()
        await page.getByText('Saved for the benchmark').waitFor()
      }
      const restore = lengthenPage(folder, file, LONG_LINES)
      const longSaves = await timeSaves(page, openPage(join(folder, 'content', file)).save, SAVES)
      restore()
      return {
        saves,
        longSaves,
        links: newPages.map(({ link }) => link),
        openings: newPages.map(({ opening }) => opening),
      }
    }),
  )

interface NewPageTime {
  link: number
  opening: number
}

async function timeNewPage(page: Page, expected: { path: string; title: string }, save: () => void) {
  const seen = await page.evaluateHandle(
    ([{ path, title }, timeout]) => ({
      at: new Promise<NewPageTime>((resolve, reject) => {
        let link = 0
        const observer = new MutationObserver(() => {
          const found = document.querySelector<HTMLElement>(`nav a[href="${path}"]`)
          if (link === 0 && found) {
            link = Date.now()
            found.click()
          } else if (link > 0 && document.querySelector('main h1')?.textContent === title) {
            observer.disconnect()
            resolve({ link, opening: Date.now() })
          }
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        setTimeout(() => reject(new Error(`"${path}" was saved, and did not open in ${timeout} ms.`)), timeout)
      }),
    }),
    [expected, TIMEOUT_MS] as const,
  )
  const start = Date.now()
  save()
  const { link, opening } = await seen.evaluate(({ at }) => at)
  return { link: link - start, opening: opening - start }
}
