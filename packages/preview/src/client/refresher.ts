/** Delay before a failed request is repeated while the connection is alive. */
export const RETRY_MS = 5000

/**
 * Repeats a request on demand, one at a time. All calls of `run` during a request cause one further request, which starts when the running request
 * has ended.
 * @param load Sends the request.
 * @param keep Called with the answer, unless the request was aborted.
 * @param onFailure Called with the error, unless the request was aborted. Returns true to repeat the request after `RETRY_MS`.
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
    /** Sends the request after the running one. `delay` is in milliseconds. */
    run: (delay = 0) => {
      if (delay === 0) void run()
      // The delay counts from the first call, so that a series of calls cannot postpone the request forever.
      else timer ??= setTimeout(() => void run(), delay)
    },
    /** Aborts the running request and sends a new one. */
    restart: () => {
      stop()
      void run()
    },
    /** Sends the request again if the last one failed. */
    resume: () => {
      if (hasFailed) void run()
    },
    isRunning: () => running !== undefined,
    stop,
  }
}
