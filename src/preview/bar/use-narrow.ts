import { useSyncExternalStore } from 'react'
import { narrowerThan } from '../below'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(narrowerThan('md'))
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the bar folds to what a phone has room for. */
export const useNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrowerThan('md')).matches,
    () => false,
  )
