import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Whether React has taken the page over: false on the server and in the first render of its HTML, which must be the same. */
export const useTakenOver = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
