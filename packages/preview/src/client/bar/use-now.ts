import { useEffect, useState } from 'react'

/** How often ages are rendered again. */
export const TICK_MS = 1000

/** The time in milliseconds since 1970, which goes on while the component is visible. */
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
