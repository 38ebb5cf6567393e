import { createStore } from '@galley/core/store'

export interface SearchState {
  isOpen: boolean
  /** Text of the search. Stays when the dialog closes. */
  text: string
  /** Name of the area to search. @default all areas */
  area?: string | undefined
}

export interface SearchStore {
  getState: () => SearchState
  /** Changes the given fields. */
  set: (change: Partial<SearchState>) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates the store of the search text, area and dialog. The store outlives the dialog, which reopens unchanged. */
export function createSearchStore(): SearchStore {
  const { getState, setState, subscribe } = createStore<SearchState>({ isOpen: false, text: '' })
  return {
    getState,
    set: (change) => {
      setState({ ...getState(), ...change })
    },
    subscribe,
  }
}

/** The store of this site's search. */
export const searchStore = createSearchStore()

/** Opens the search. Without `text`, the last text and area stay. With `text`, searches `area`, or all areas without one. */
export const openSearch = (text?: string, area?: string) =>
  searchStore.set({ isOpen: true, ...(text !== undefined && { text, area }) })
