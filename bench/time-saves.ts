import type { Page } from '@playwright/test'

/** Between two saves: the page asks meanwhile for what else depends on one. */
export const PAUSE_MS = 500
export const TIMEOUT_MS = 20_000

/** Milliseconds from the write of a file until an open page has its new words, of so many saves. */
export async function timeSaves(page: Page, save: (words: string) => void, count: number): Promise<number[]> {
  const saves: number[] = []
  // The first one says that the page is connected to what watches the file.
  await timeSave(page, 'Saved for the benchmark.', save)
  while (saves.length < count) {
    await page.waitForTimeout(PAUSE_MS)
    saves.push(await timeSave(page, `Saved for the benchmark, number ${saves.length + 1}.`, save))
  }
  return saves
}

/** Timed by the clock of the machine, which the page has too. */
async function timeSave(page: Page, words: string, save: (words: string) => void) {
  const seen = await page.evaluateHandle(
    ([words, timeout]) => ({
      at: new Promise<number>((resolve, reject) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('main')?.textContent.includes(words)) return
          observer.disconnect()
          resolve(Date.now())
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        setTimeout(() => reject(new Error(`"${words}" was saved, and did not show within ${timeout} ms.`)), timeout)
      }),
    }),
    [words, TIMEOUT_MS] as const,
  )
  const start = Date.now()
  save(words)
  return (await seen.evaluate(({ at }) => at)) - start
}
