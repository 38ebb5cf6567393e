import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Returns false on the server and while hydrating, where the render must match the server's HTML, and true afterwards. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
