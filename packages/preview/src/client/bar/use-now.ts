import { useEffect, useState } from 'react'

const TICK_MS = 1000

/** Returns the time in milliseconds since 1970, updated every second while the tab is visible. */
export function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(Date.now())
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
