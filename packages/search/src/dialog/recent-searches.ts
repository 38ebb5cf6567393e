import { createStore } from '@galley/core/store'
import { ownKey } from '@galley/start/storage'

/** Key in `localStorage`. */
export const RECENT_SEARCHES_KEY = ownKey('recent-searches')
export const MAX_RECENT_SEARCHES = 5

export interface RecentSearches {
  /** Texts, newest first. */
  list: () => readonly string[]
  add: (text: string) => void
  remove: (text: string) => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
}

/** Creates the list of searches whose results the reader opened. Without storage, the list lasts until the page reloads. */
export function createRecentSearches(page: Window): RecentSearches {
  const { getState: list, setState, subscribe } = createStore(readStored(page))

  const keep = (next: readonly string[]) => {
    const texts = next.slice(0, MAX_RECENT_SEARCHES)
    try {
      page.localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(texts))
    } catch {
      // Storage is disabled or full.
    }
    setState(texts)
  }
  const without = (text: string) => list().filter((one) => one.toLowerCase() !== text.toLowerCase())

  return {
    list,
    add: (text) => {
      const trimmed = text.trim()
      if (trimmed) keep([trimmed, ...without(trimmed)])
    },
    remove: (text) => keep(without(text)),
    clear: () => keep([]),
    subscribe,
  }
}

function readStored(page: Window): readonly string[] {
  try {
    const stored: unknown = JSON.parse(page.localStorage.getItem(RECENT_SEARCHES_KEY) ?? '[]')
    const texts: unknown[] = Array.isArray(stored) ? stored : []
    return texts
      .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      .slice(0, MAX_RECENT_SEARCHES)
  } catch {
    return []
  }
}
