import { useQuery } from '../hooks/use-query'
import type { ListboxItem } from '../listbox'

/** Pause in typing after which items are requested. */
export const SEARCH_DELAY_MS = 200

/** Returns the items for the typed text. The signal aborts when the text changes or the list closes. */
export type LoadItems = (typed: string, signal: AbortSignal) => Promise<readonly ListboxItem[]>

const NO_ITEMS: readonly ListboxItem[] = []

/** Returns the given items, or requests them while the menu is open. The last items stay while the next ones load. */
export function useItems(source: readonly ListboxItem[] | LoadItems, typed: string, isOpen: boolean) {
  const load = typeof source === 'function' ? source : undefined
  const { status, answer = NO_ITEMS } = useQuery(load && isOpen ? typed : undefined, async (text, signal) => {
    await new Promise((resolve) => setTimeout(resolve, SEARCH_DELAY_MS))
    signal.throwIfAborted()
    return load!(text, signal).catch((error: unknown) => {
      if (!signal.aborted) reportError(error)
      throw error
    })
  })

  if (typeof source !== 'function') return { items: source, status: 'ready' as const }
  if (status === 'error') return { items: NO_ITEMS, status: 'failed' as const }
  return { items: answer, status: status === 'success' ? ('ready' as const) : ('loading' as const) }
}
