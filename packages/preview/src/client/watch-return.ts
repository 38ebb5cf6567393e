/** Interval of the clock checks that detect sleep. */
export const CHECK_MS = 10_000
/** If a clock check is late by more than this time, the computer has slept. */
export const SLEEP_MS = 10_000

/**
 * Calls `onReturn` when an open connection may be dead: the tab becomes visible, the computer wakes up, or the network is back. `isLost` is true
 * if no earlier connection can be alive. Calls `onOffline` when the browser loses the network.
 * @returns A function that removes the listeners.
 */
export function watchReturn(onReturn: (isLost: boolean) => void, onOffline: () => void) {
  const events = new AbortController()
  const { signal } = events
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onReturn(false)
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn(true)
  }
  document.addEventListener('visibilitychange', handleVisibility, { signal })
  // "resume" fires when the browser unfreezes a tab that it froze to save memory.
  document.addEventListener('resume', () => onReturn(false), { signal })
  addEventListener('pageshow', handlePageShow, { signal })
  addEventListener('online', () => onReturn(true), { signal })
  addEventListener('offline', onOffline, { signal })

  // Closing the lid over a visible tab fires no event.
  let checkedAt = Date.now()
  const clock = setInterval(() => {
    const lateMs = Date.now() - checkedAt - CHECK_MS
    checkedAt = Date.now()
    if (lateMs > SLEEP_MS) onReturn(false)
  }, CHECK_MS)

  return () => {
    events.abort()
    clearInterval(clock)
  }
}
