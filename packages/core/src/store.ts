/** A value that components subscribe to. */
export interface Store<State> {
  getState: () => State
  setState: (state: State) => void
  /** Calls `listener` after every change. Returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a store for `useSyncExternalStore`: `getState` returns the same object until `setState` is called. */
export function createStore<State>(state: State): Store<State> {
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    setState: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
