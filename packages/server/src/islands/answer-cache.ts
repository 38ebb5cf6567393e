interface CachedAnswer<Answer> {
  answer: Promise<Answer>
  /** Milliseconds since 1970; none while the answer is awaited. */
  expiresAt?: number
}

/**
 * Keeps answers for as long as they may be used. Who asks for an answer that is awaited gets the same one; of more than `limit` answers, the one
 * that was used longest ago goes.
 */
export function createAnswerCache<Answer>(limit: number) {
  const cached = new Map<string, CachedAnswer<Answer>>()

  return {
    /** The answer of a key, and for how many seconds it may be used. */
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
      // The last of the map is the one that was used last.
      cached.delete(key)
      cached.set(key, entry)
      const [oldest] = cached.keys()
      if (cached.size > limit && oldest !== undefined) cached.delete(oldest)
      const answer = await entry.answer
      return { answer, ageLeftS: Math.max(0, Math.ceil(((entry.expiresAt ?? 0) - Date.now()) / 1000)) }
    },
  }
}
