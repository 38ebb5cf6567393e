import { useEffect, useState, useSyncExternalStore } from 'react'
import { readFilter, type TemplateFilter, writeFilter } from './template-filter'

/** Browsers refuse to have the URL changed with each key of a fast typist. */
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

/** Not by the router: the page stays the same, so nothing is announced, scrolled or counted. */
function saveFilter(filter: TemplateFilter, method: 'pushState' | 'replaceState') {
  const { pathname, search, hash } = window.location
  // A key as the router gives its entries, by which scroll positions are kept.
  const state: unknown = method === 'pushState' ? { key: `${Date.now()}` } : window.history.state
  window.history[method](state, '', pathname + writeFilter(search, filter) + hash)
  for (const notify of subscribers) notify()
}

/** The filter of the URL, and how to change it: a choice is a step to go back to, a text that is typed changes the current one. */
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
