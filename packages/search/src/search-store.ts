import { createStore } from '@galley/core/store'

export interface SearchState {
  isOpen: boolean
  /** What is looked for. It stays when the dialog closes. */
  text: string
  /** Only this area is searched. @default all */
  area?: string | undefined
}

export interface SearchStore {
  getState: () => SearchState
  /** Changes what is given, and nothing else. */
  set: (change: Partial<SearchState>) => void
  subscribe: (listener: () => void) => () => void
}

/** What the reader looks for, and whether the dialog is open. Survives the dialog, so that it opens as it was left. */
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

/** The search of this site. */
export const searchStore = createSearchStore()

/** Opens the search as it was left, or looks for a text, in one area or in all. */
export const openSearch = (text?: string, area?: string) =>
  searchStore.set({ isOpen: true, ...(text !== undefined && { text, area }) })
