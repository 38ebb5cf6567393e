import { useSyncExternalStore } from 'react'

/** A side of an element. `start` is left where text reads from left to right, and right where it reads from right to left. */
export type Side = 'top' | 'bottom' | 'start' | 'end'

const subscribe = () => () => undefined
const readDirection = () => (document.dir === 'rtl' ? 'rtl' : 'ltr')

/** Returns the reading direction of the page. The server does not know the page's `dir`, so markup must not depend on the direction until the page is live. */
export const useDirection = () => useSyncExternalStore<'ltr' | 'rtl'>(subscribe, readDirection, () => 'ltr')

/** Returns the physical side for libraries that have no logical sides. */
export function usePhysicalSide(side: Side) {
  const isRightToLeft = useDirection() === 'rtl'
  if (side === 'start') return isRightToLeft ? 'right' : 'left'
  if (side === 'end') return isRightToLeft ? 'left' : 'right'
  return side
}
