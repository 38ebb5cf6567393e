/** A tab that was hidden for longer reconnects. */
export const HIDDEN_MS = 60_000

/** Calls back when the page is shown again after a long time, or comes from the browser's cache. Returns what ends that. */
export function watchReturn(onReturn: () => void) {
  let hiddenAt: number | undefined
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (hiddenAt !== undefined && Date.now() - hiddenAt > HIDDEN_MS) onReturn()
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  document.addEventListener('visibilitychange', handleVisibility)
  addEventListener('pageshow', handlePageShow)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    removeEventListener('pageshow', handlePageShow)
  }
}
