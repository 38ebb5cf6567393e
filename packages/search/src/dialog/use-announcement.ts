import { useEffect, useState } from 'react'

/** Delay before screen readers announce a message, so that they do not interrupt typing. */
export const ANNOUNCE_DELAY_MS = 500

/** The message once it has settled; empty before, so that the same one is announced again. */
export function useAnnouncement(message: string, cause: unknown) {
  const [settled, setSettled] = useState<{ message: string; cause: unknown }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ message, cause }), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [message, cause])
  return settled && settled.cause === cause && settled.message === message ? message : ''
}
