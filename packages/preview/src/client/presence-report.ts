import { PRESENCE_SECONDS } from '@galley/core/preview'

/** Tells the server which page the tab shows, again and again, where it gives streams an id because it tells others. */
export function createPresenceReport(show: (stream: string) => void) {
  let current: string | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  const report = () => {
    if (current !== undefined) show(current)
  }
  const stop = () => {
    clearInterval(timer)
    current = undefined
  }

  return {
    /** A stream has begun. */
    start: (stream: string | undefined) => {
      stop()
      if (stream === undefined) return
      current = stream
      timer = setInterval(report, PRESENCE_SECONDS * 1000)
      report()
    },
    /** There may be another page. */
    report,
    stop,
  }
}
