/** `expiresAt` is the time in milliseconds since 1970, and undefined until the answer is ready. */
type CachedAnswer<Answer> = { answer: Promise<Answer>; expiresAt?: number }

/**
 * Caches answers until they expire. Requests for a pending answer share this answer. If the cache holds more than `limit` answers, the cache
 * removes the least recently used answer.
 */
export function createAnswerCache<Answer>(limit: number) {
  const cached = new Map<string, CachedAnswer<Answer>>()

  return {
    /** Returns the answer of a key, and the seconds until it expires. */
    async get(key: string, maxAgeS: number, make: () => Promise<Answer>) {
      let entry = cached.get(key)
      if (!entry || (entry.expiresAt ?? Infinity) <= Date.now()) {
        const created: CachedAnswer<Answer> = { answer: make() }
        entry = created
        created.answer.then(
          () => (created.expiresAt = Date.now() + maxAgeS * 1000),
          () => cached.get(key) === created && cached.delete(key),
        )
      }
      // Inserting the key again marks the answer as the most recently used.
      cached.delete(key)
      cached.set(key, entry)
      const [oldest] = cached.keys()
      if (cached.size > limit && oldest !== undefined) cached.delete(oldest)
      const answer = await entry.answer
      return { answer, ageLeftS: Math.max(0, Math.ceil(((entry.expiresAt ?? 0) - Date.now()) / 1000)) }
    },
  }
}
