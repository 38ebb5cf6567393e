import { PRESENCE_SECONDS } from '@galley/core/preview'

/** Reports the current page of the tab every `PRESENCE_SECONDS`. Servers without presence give a stream no id, and receive no report. */
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
    /** Starts the reports of a new stream. */
    start: (stream: string | undefined) => {
      stop()
      if (stream === undefined) return
      current = stream
      timer = setInterval(report, PRESENCE_SECONDS * 1000)
      report()
    },
    report,
    stop,
  }
}
