import { useState } from 'react'
import { ownKey, withStorage } from '@galley/start/storage'

const STORAGE_KEY = ownKey('recent-searches')
const MAX_RECENT_SEARCHES = 5

export type RecentSearches = ReturnType<typeof useRecentSearches>

/** Manages the searches whose results the reader opened. Without storage, the list lasts until the page reloads. */
export function useRecentSearches() {
  const [texts, setTexts] = useState(readStored)
  const change = (next: readonly string[]) => {
    const kept = next.slice(0, MAX_RECENT_SEARCHES)
    withStorage(() => localStorage.setItem(STORAGE_KEY, JSON.stringify(kept)))
    setTexts(kept)
  }
  const without = (text: string) => texts.filter((one) => one.toLowerCase() !== text.toLowerCase())
  return {
    /** Newest first. */
    texts,
    add: (text: string) => change([text, ...without(text)]),
    remove: (text: string) => change(without(text)),
    clear: () => change([]),
  }
}

function readStored(): readonly string[] {
  const stored = withStorage<unknown>(() => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'))
  const texts: unknown[] = Array.isArray(stored) ? stored : []
  return texts
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .slice(0, MAX_RECENT_SEARCHES)
}
