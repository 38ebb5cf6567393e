/** Error for a job that takes longer than its limit. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Returns the error for a job that took longer than `limitMs`. `what` starts the message. */
export const timeoutOf = (what: string, limitMs: number) =>
  new TimeoutError(`${what} did not answer within ${limitMs / 1000} s.`)

/**
 * Resolves like the promise, or rejects with a `TimeoutError` after `limitMs`.
 * @param what Start of the error's message, such as "The thread".
 */
export async function withTimeLimit<Value>(promise: Promise<Value>, limitMs: number, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutOf(what, limitMs)), limitMs)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}
