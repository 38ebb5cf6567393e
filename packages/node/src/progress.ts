/** Milliseconds between two messages. */
export const INTERVAL_MS = 5000

/**
 * Counts jobs, and reports every `INTERVAL_MS` how many are done. Fast jobs report nothing. Logs of CI do not show Gatsby's own progress bar.
 * @param what End of the message, such as "files are compressed" in "20 of 30 files are compressed".
 * @param tell Receives the message.
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
    /** Counts a job that has ended. */
    end() {
      done += 1
      if (Date.now() - toldAt < INTERVAL_MS) return
      toldAt = Date.now()
      tell(`${done} of ${jobs} ${what}`)
    },
  }
}
