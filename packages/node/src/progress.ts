/** Time between two messages. */
export const INTERVAL_MS = 5000

/**
 * Counts jobs, and tells every few seconds how many of them are done: of quick ones nothing. Gatsby's own progress bar is not in the log of a CI.
 * @param what The jobs that are done, such as "files are compressed".
 */
export function createProgress(what: string, tell: (message: string) => void) {
  let jobs = 0
  let done = 0
  let toldAt = 0
  return {
    /** Adds jobs that are about to start. */
    start(count = 1) {
      if (jobs === done) {
        jobs = done = 0
        toldAt = Date.now()
      }
      jobs += count
    },
    /** Counts one that has ended. */
    end() {
      done += 1
      if (Date.now() - toldAt < INTERVAL_MS) return
      toldAt = Date.now()
      tell(`${done} of ${jobs} ${what}`)
    },
  }
}
