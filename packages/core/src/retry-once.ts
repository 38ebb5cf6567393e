import { StatusError } from './request'
import { TimeoutError } from './time-limit'

/** Time before the second attempt: a dropped connection can recover, and a reader still waits. */
export const RETRY_DELAY_MS = 500

/**
 * Runs a job, and runs it once more after an error. Timeouts and statuses below 500 are not retried: a timeout has already taken long, and
 * a server that refuses a request would refuse it again.
 */
export async function retryOnce<Result>(job: (attempt: 1 | 2) => Promise<Result>): Promise<Result> {
  try {
    return await job(1)
  } catch (error) {
    if (error instanceof TimeoutError || (error instanceof StatusError && error.status < 500)) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return job(2)
  }
}
