/** A message repeated within this time is a replay. */
export const REPLAY_WINDOW_MS = 60 * 60_000

/** Remembers the messages of the last hour. Only those that were verified are added, so strangers cannot fill it. */
export function createSeenDeliveries(now: () => number) {
  const seen = new Map<string, number>()
  return {
    /** Adds a message; false when it was there already. */
    add(delivery: string) {
      for (const [old, time] of seen) {
        if (now() - time < REPLAY_WINDOW_MS) break
        seen.delete(old)
      }
      if (seen.has(delivery)) return false
      seen.set(delivery, now())
      return true
    },

    /** Allows it to be sent again. */
    forget(delivery: string) {
      seen.delete(delivery)
    },
  }
}
