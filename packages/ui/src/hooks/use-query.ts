import { useEffect, useState } from 'react'

export interface QueryState<Answer> {
  /** Idle until something is asked, then pending until the newest question has its answer or an error. */
  status: 'idle' | 'pending' | 'success' | 'error'
  /** The last answer; it stays while the next one is pending, and when that fails. */
  answer?: Answer | undefined
  /** Why the newest question has no answer. */
  error?: Error | undefined
  /** Asks the same again. */
  retry: () => void
}

interface Settled<Key, Answer> extends Pick<QueryState<Answer>, 'answer' | 'error'> {
  key: Key
  attempt: number
}

/**
 * Asks for something, and anew whenever the key is another one. Only the newest question is answered: earlier ones are aborted by their signal
 * that nobody waits for them.
 * @param key what is asked for; objects are the same only if they are one. Nothing is asked for `undefined`
 * @param ask called with the key, after the page is rendered
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is asked for; a new function is no new question
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
