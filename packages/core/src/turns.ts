/** Limits the number of jobs that run at the same time to `count`. Other jobs wait, and start in the order of their calls. */
export function createTurns(count: number) {
  const waiting: (() => void)[] = []
  let free = count

  const run = async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await job()
    } finally {
      const start = waiting.shift()
      if (start) start()
      else free += 1
    }
  }

  return {
    run,
    /** Runs a job for each item. */
    async runAll<Item>(items: readonly Item[], job: (item: Item) => Promise<unknown>) {
      // Does not queue all items at once: removing the first entry of a list with many thousand entries is slow.
      const rest = items.values()
      const runRest = async () => {
        for (const item of rest) await run(() => job(item))
      }
      await Promise.all(Array.from({ length: count }, runRest))
    },
    /** Number of jobs that run or wait. */
    get size() {
      return count - free + waiting.length
    },
  }
}

/** Limits for each key, such as a token or an IP address, the number of jobs that run at the same time. */
export function createTurnsByKey(count: number) {
  const turnsOf = new Map<string, ReturnType<typeof createTurns>>()
  return {
    /** Returns the number of jobs of a key that run or wait. */
    sizeOf: (key: string) => turnsOf.get(key)?.size ?? 0,
    run: async <Result>(key: string, job: () => Promise<Result>): Promise<Result> => {
      const own = turnsOf.get(key) ?? createTurns(count)
      turnsOf.set(key, own)
      try {
        return await own.run(job)
      } finally {
        if (own.size === 0) turnsOf.delete(key)
      }
    },
  }
}
