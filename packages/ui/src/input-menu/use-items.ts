import { useEffect, useEffectEvent, useState } from 'react'
import type { ListboxItem } from '../listbox'

/** Pause in typing after which items are requested. */
export const SEARCH_DELAY_MS = 200

/** Returns the items for the typed text. The signal aborts when the text changes or the list closes. */
export type LoadItems = (typed: string, signal: AbortSignal) => Promise<readonly ListboxItem[]>

interface Answer {
  typed: string
  /** Undefined if the request failed. */
  items?: readonly ListboxItem[]
}

const NO_ITEMS: readonly ListboxItem[] = []

/** Returns the given items, or requests them while the menu is open. The last items stay while the next ones load. */
export function useItems(source: readonly ListboxItem[] | LoadItems, typed: string, isOpen: boolean) {
  const [answer, setAnswer] = useState<Answer>()
  const [lastItems, setLastItems] = useState(NO_ITEMS)
  const isLoaded = typeof source === 'function'
  const load = useEffectEvent(async (signal: AbortSignal) => {
    if (typeof source !== 'function') return
    try {
      const items = await source(typed, signal)
      if (signal.aborted) return
      setAnswer({ typed, items })
      setLastItems(items)
    } catch (error) {
      if (signal.aborted) return
      setAnswer({ typed })
      reportError(error)
    }
  })

  useEffect(() => {
    if (!isOpen || !isLoaded) return
    const controller = new AbortController()
    const timer = setTimeout(() => void load(controller.signal), SEARCH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, isOpen, isLoaded])

  if (typeof source !== 'function') return { items: source, status: 'ready' as const }
  if (answer?.typed !== typed) return { items: lastItems, status: 'loading' as const }
  return answer.items
    ? { items: answer.items, status: 'ready' as const }
    : { items: NO_ITEMS, status: 'failed' as const }
}
