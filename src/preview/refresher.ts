/** When an answer failed although the connection is there, it is asked for again after this. */
export const RETRY_MS = 5000

/**
 * Fetches something again and again, one at a time: wishes that come meanwhile become one, which begins when the running one is over.
 * @param load Fetches it and keeps it.
 * @param onFailure Tells whether to try again.
 */
export function createRefresher(load: (signal: AbortSignal) => Promise<void>, onFailure: (error: unknown) => boolean) {
  let running: AbortController | undefined
  let wishes = 0
  let hasFailed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    clearTimeout(timer)
    timer = undefined
    if (running) {
      wishes += 1
      return
    }
    const own = (running = new AbortController())
    wishes = 0
    try {
      await load(own.signal)
      hasFailed = false
    } catch (error) {
      hasFailed = true
      if (!own.signal.aborted && onFailure(error)) timer = setTimeout(() => void run(), RETRY_MS)
    }
    if (own.signal.aborted) return
    running = undefined
    if (wishes > 0) void run()
  }

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    running?.abort()
    running = undefined
    wishes = 0
  }

  return {
    /** Fetches it, after what is being fetched. */
    run: (delay = 0) => {
      if (delay === 0) void run()
      // Counted from the first wish, so that wishes without end do not put it off.
      else timer ??= setTimeout(() => void run(), delay)
    },
    /** Fetches it in the place of what is being fetched. */
    restart: () => {
      stop()
      void run()
    },
    /** Fetches it when the last try failed. */
    resume: () => {
      if (hasFailed) void run()
    },
    isRunning: () => running !== undefined,
    stop,
  }
}
