import { withTimeLimit } from './time-limit'

/** Code that takes longer counts as failed. */
export const PART_TIMEOUT_MS = 10_000

/** Gets the error of a part that could not be loaded, how often it was tried, and what it is called. Resolves when it should be tried again, rejects when the reader gives it up. */
export type RecoverPart = (error: unknown, attempt: number, what: string) => Promise<void>

let recover: RecoverPart = () => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/** Says what happens to parts that cannot be loaded; until then they wait for the network. */
export function setPartRecovery(recovery: RecoverPart) {
  recover = recovery
}

/**
 * Loads code that the reader needs now. When it cannot be had, the page recovers and tries again. Rejects when the reader has given it up.
 * @param what what the reader is told that could not be loaded
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
