import { withTimeLimit } from './time-limit'

/** Code that takes longer counts as failed. */
export const PART_TIMEOUT_MS = 10_000

/** Called with the error of a failed load, the number of attempts, and the name of the part. Resolves to try again, rejects when the reader gives up. */
export type RecoverPart = (error: unknown, attempt: number, what: string) => Promise<void>

let recover: RecoverPart = () => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/** Sets the handler of failed loads. Without one, they wait for the network. */
export function setPartRecovery(recovery: RecoverPart) {
  recover = recovery
}

/**
 * Loads code that the reader needs now. When that fails, the page recovers and tries again. Rejects when the reader gives up.
 * @param what the name of the part in messages
 */
export async function loadPart<Code>(load: () => Promise<Code>, what = 'Part of this page'): Promise<Code> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTimeLimit(load(), PART_TIMEOUT_MS, what)
    } catch (error) {
      await recover(error, attempt, what)
    }
  }
}
