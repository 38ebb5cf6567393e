/** A value that components subscribe to. */
export interface Store<State> {
  getState: () => State
  setState: (state: State) => void
  /** Calls back after every change. @returns what ends that */
  subscribe: (listener: () => void) => () => void
}

/** Fits `useSyncExternalStore`: the state is the same object until another one is set. */
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
