import { useEffect, useState } from 'react'

export interface QueryState<Answer> {
  /** "idle" without a key, "pending" until the request for the current key settles. */
  status: 'idle' | 'pending' | 'success' | 'error'
  /** Answer of the last successful request. It stays while the next request is pending, and if that request fails. */
  answer?: Answer | undefined
  /** Error of the request for the current key. */
  error?: Error | undefined
  /** Repeats the request for the current key. */
  retry: () => void
}

interface Settled<Key, Answer> extends Pick<QueryState<Answer>, 'answer' | 'error'> {
  key: Key
  attempt: number
}

/**
 * Requests data for a key, and again whenever the key changes. Aborts the previous request, so an outdated answer never replaces a newer one.
 * @param key Compared with `Object.is`. `undefined` requests nothing.
 * @param ask Sends the request. Called after render.
 */
export function useQuery<Key, Answer>(
  key: Key | undefined,
  ask: (key: Key, signal: AbortSignal) => PromiseLike<Answer>,
): QueryState<Answer> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled<Key, Answer>>()

  useEffect(() => {
    if (key === undefined) return
    const controller = new AbortController()
    const settle = (outcome: Pick<QueryState<Answer>, 'answer' | 'error'>) => {
      if (!controller.signal.aborted) setSettled((last) => ({ answer: last?.answer, ...outcome, key, attempt }))
    }
    const run = async () => ask(key, controller.signal)
    run().then(
      (answer) => settle({ answer }),
      (error: unknown) => settle({ error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => controller.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the request; a new function alone must not repeat it
  }, [key, attempt])

  const isSettled = settled !== undefined && Object.is(settled.key, key) && settled.attempt === attempt
  const error = isSettled ? settled.error : undefined
  return {
    status: key === undefined ? 'idle' : !isSettled ? 'pending' : error ? 'error' : 'success',
    answer: settled?.answer,
    error,
    retry: () => setAttempt((last) => last + 1),
  }
}
