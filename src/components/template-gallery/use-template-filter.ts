import { useEffect, useState, useSyncExternalStore } from 'react'
import { readFilter, type TemplateFilter, writeFilter } from './template-filter'

/** Browsers limit how often a page may change its URL, so the text is saved after a pause. */
const TYPING_PAUSE_MS = 250

const subscribers = new Set<() => void>()

function subscribe(onChange: () => void) {
  subscribers.add(onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    subscribers.delete(onChange)
    window.removeEventListener('popstate', onChange)
  }
}

/** Writes the filter into the URL without the router, which would announce a new page, scroll and count a visit. */
function saveFilter(filter: TemplateFilter, method: 'pushState' | 'replaceState') {
  const { pathname, search, hash } = window.location
  // The site stores scroll positions by this key. The router sets the same key on its own history entries.
  const state: unknown = method === 'pushState' ? { key: `${Date.now()}` } : window.history.state
  window.history[method](state, '', pathname + writeFilter(search, filter) + hash)
  for (const notify of subscribers) notify()
}

/** Returns the filter of the URL and functions to change it. `choose` adds a history entry; `type` replaces the current entry. */
export function useTemplateFilter() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const [typed, setTyped] = useState<string>()
  const saved = readFilter(search)
  const filter = typed === undefined ? saved : { ...saved, text: typed }

  useEffect(() => {
    if (typed === undefined) return
    const save = () => {
      setTyped(undefined)
      saveFilter({ ...readFilter(window.location.search), text: typed }, 'replaceState')
    }
    const timer = setTimeout(save, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return {
    filter,
    type: setTyped,
    choose: (change: Partial<TemplateFilter>) => {
      setTyped(undefined)
      saveFilter({ ...filter, ...change }, 'pushState')
    },
  }
}
