/** How often the clock is read. */
export const LOOK_MS = 10_000
/** A computer that reads the clock later than planned by more than this has slept. */
export const SLEEP_MS = 10_000

/**
 * Calls back when a connection may be dead that nobody has closed: the tab is shown again, the computer has slept, or the network is back.
 * `isLost` is true when no connection of before can be alive. `onOffline` is called when the browser has no network any more. Returns what
 * ends that.
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
  // Of a tab that the browser froze to save memory.
  document.addEventListener('resume', () => onReturn(false), { signal })
  addEventListener('pageshow', handlePageShow, { signal })
  addEventListener('online', () => onReturn(true), { signal })
  addEventListener('offline', onOffline, { signal })

  // A lid that is closed over a visible tab is no event.
  let lookedAt = Date.now()
  const clock = setInterval(() => {
    const lateMs = Date.now() - lookedAt - LOOK_MS
    lookedAt = Date.now()
    if (lateMs > SLEEP_MS) onReturn(false)
  }, LOOK_MS)

  return () => {
    events.abort()
    clearInterval(clock)
  }
}
