import type { Page } from '@playwright/test'

/** The pause between two saves. During the pause, the page requests other data that depends on the save. */
export const PAUSE_MS = 500
export const TIMEOUT_MS = 20_000

/** Returns the times from the save of a file until an open page shows the new words, in milliseconds. */
export async function timeSaves(page: Page, save: (words: string) => void, count: number): Promise<number[]> {
  const saves: number[] = []
  // The first save shows that the page receives changes, and does not count.
  await timeSave(page, 'Saved for the benchmark.', save)
  while (saves.length < count) {
    await page.waitForTimeout(PAUSE_MS)
    saves.push(await timeSave(page, `Saved for the benchmark, number ${saves.length + 1}.`, save))
  }
  return saves
}

/** Returns the time from a save until the page shows the saved words, by the system clock, which the page uses too. */
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
