/** When an answer failed although the connection is there, it is asked for again after this. */
export const RETRY_MS = 5000

/**
 * Fetches something repeatedly, one request at a time. Calls during a request become one further request, which starts after it.
 * @param load Fetches it.
 * @param keep Called with what was fetched, unless it is no longer needed.
 * @param onFailure Returns whether to try again.
 */
export function createRefresher<Answer>(
  load: (signal: AbortSignal) => Promise<Answer>,
  keep: (answer: Answer) => void,
  onFailure: (error: unknown) => boolean,
) {
  let running: AbortController | undefined
  let isQueued = false
  let hasFailed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    clearTimeout(timer)
    timer = undefined
    if (running) {
      isQueued = true
      return
    }
    const own = (running = new AbortController())
    try {
      const answer = await load(own.signal)
      if (!own.signal.aborted) keep(answer)
      hasFailed = false
    } catch (error) {
      hasFailed = true
      if (!own.signal.aborted && onFailure(error)) timer = setTimeout(() => void run(), RETRY_MS)
    }
    if (own.signal.aborted) return
    running = undefined
    if (!isQueued) return
    isQueued = false
    void run()
  }

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    running?.abort()
    running = undefined
    isQueued = false
  }

  return {
    /** Fetches it, after what is being fetched. */
    run: (delay = 0) => {
      if (delay === 0) void run()
      // Counted from the first call, so that a series of calls does not delay it forever.
      else timer ??= setTimeout(() => void run(), delay)
    },
    /** Requests it instead of what is being requested. */
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
