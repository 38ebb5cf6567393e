import { createStore } from '@galley/core/store'

export interface SearchState {
  isOpen: boolean
  /** Text of the search. Stays when the dialog closes. */
  text: string
  /** Name of the area to search. @default all areas */
  area?: string | undefined
}

const { getState, setState, subscribe } = createStore<SearchState>({ isOpen: false, text: '' })

/** Text and area of the search, and the state of the dialog. The store outlives the dialog, which reopens unchanged. */
export const searchStore = {
  getState,
  subscribe,
  /** Changes the given fields. */
  set: (change: Partial<SearchState>) => setState({ ...getState(), ...change }),
}

/** Opens the search. Without `text`, the last text and area stay. With `text`, searches `area`, or all areas without one. */
export const openSearch = (text?: string, area?: string) =>
  searchStore.set({ isOpen: true, ...(text !== undefined && { text, area }) })
