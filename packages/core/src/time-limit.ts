/** The error when something takes longer than allowed. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** What took too long, and the limit. */
export const timeoutOf = (what: string, limitMs: number) =>
  new TimeoutError(`${what} did not answer within ${limitMs / 1000} s.`)

/**
 * The value of a promise, or a `TimeoutError` when it does not come in time.
 * @param what the start of the error's message
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
