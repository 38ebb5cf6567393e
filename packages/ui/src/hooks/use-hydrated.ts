import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Whether the page is hydrated: false on the server and in the first render of its HTML, which must be the same. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
