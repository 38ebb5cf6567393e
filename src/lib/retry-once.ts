import { StatusError } from './request'
import { TimeoutError } from './time-limit'

/** Long enough for a dropped connection to come back, short enough for somebody who waits. */
export const RETRY_DELAY_MS = 500

/**
 * Runs a job that may fail, and once more when it did; `attempt` tells the job which time it is. What took too long, and what the server
 * refuses, fails at once: who waits has waited, and the answer would be the same.
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
