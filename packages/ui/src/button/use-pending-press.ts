import { useState } from 'react'

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/**
 * Wraps the handler of a press. `isPending` is true while a promise that the handler returned is pending.
 * A rejection stays unhandled, so that the page's error reporting receives it.
 */
export function usePendingPress<Event>(handler: ((event: Event) => unknown) | undefined) {
  const [pendingCount, setPendingCount] = useState(0)
  const press = (event: Event) => {
    const result = handler?.(event)
    if (!isPromise(result)) return
    setPendingCount((count) => count + 1)
    void result.finally(() => setPendingCount((count) => count - 1))
  }
  return { isPending: pendingCount > 0, press }
}
