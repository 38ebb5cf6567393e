/** Time within which a repeated message counts as a replay. */
export const REPLAY_WINDOW_MS = 60 * 60_000

/** Remembers the messages of the last hour. Only verified messages are added, so strangers cannot fill the memory. */
export function createSeenDeliveries(now: () => number) {
  const seen = new Map<string, number>()
  return {
    /** Adds a message. Returns false if it was already added. */
    add(delivery: string) {
      for (const [old, time] of seen) {
        if (now() - time < REPLAY_WINDOW_MS) break
        seen.delete(old)
      }
      if (seen.has(delivery)) return false
      seen.set(delivery, now())
      return true
    },

    /** Removes a message, so that it may be sent again. */
    forget(delivery: string) {
      seen.delete(delivery)
    },
  }
}
