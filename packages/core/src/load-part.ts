import { withTimeLimit } from './time-limit'

/** Maximum time to load a part. A slower load fails. */
export const PART_TIMEOUT_MS = 10_000

/**
 * Handler of a failed load, with the error, the number of attempts and the name of the part. Its promise resolves to try again, and rejects to give
 * up.
 */
export type RecoverPart = (error: unknown, attempt: number, what?: string) => Promise<void>

let recover: RecoverPart = () => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))

/** Sets the handler of failed loads. The default handler waits until the browser is online again. */
export function setPartRecovery(recovery: RecoverPart) {
  recover = recovery
}

/**
 * Loads code that the reader needs now, and tries again after a failure as often as the handler of `setPartRecovery` allows.
 * Rejects if that handler rejects.
 * @param what Name of the part in messages. The handler names a part without a name.
 */
export async function loadPart<Code>(load: () => Promise<Code>, what?: string): Promise<Code> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTimeLimit(load(), PART_TIMEOUT_MS, what ?? 'Part of this page')
    } catch (error) {
      await recover(error, attempt, what)
    }
  }
}
