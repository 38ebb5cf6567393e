/** Time between two progress messages. */
export const INTERVAL_MS = 5000

/** Counts files that are compiled at the same time. Gatsby's own progress bar would end with the first file. */
export function createProgress() {
  let files = 0
  let compiled = 0
  let toldAt = 0
  return {
    start() {
      if (files === compiled) {
        files = compiled = 0
        toldAt = Date.now()
      }
      files += 1
    },
    end(tell: (message: string) => void) {
      compiled += 1
      if (Date.now() - toldAt < INTERVAL_MS) return
      toldAt = Date.now()
      tell(`${compiled} of ${files} content files are compiled`)
    },
  }
}
