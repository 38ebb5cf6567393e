import { StatusError } from './request'
import { TimeoutError } from './time-limit'

/** Long enough for a dropped connection to recover, and short enough to wait for. */
export const RETRY_DELAY_MS = 500

/**
 * Runs a job, and again when it fails; `attempt` counts from 1. Timeouts and refusals of the server are not tried again: the first has
 * taken long enough, and the second would be the same.
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
