import { useEffect, useState } from 'react'

/** Delay in milliseconds before screen readers announce a message, so that they do not interrupt typing. */
export const ANNOUNCE_DELAY_MS = 500

/** Returns the message after a delay, and an empty text before, so that screen readers announce an equal message again. */
export function useAnnouncement(message: string, cause: unknown) {
  const [settled, setSettled] = useState<{ message: string; cause: unknown }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ message, cause }), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [message, cause])
  return settled && settled.cause === cause && settled.message === message ? message : ''
}
