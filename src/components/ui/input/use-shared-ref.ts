import { useCallback, type Ref, type RefObject } from 'react'

/** One ref for a part's own use and its user's. */
export function useSharedRef<Element>(own: RefObject<Element | null>, theirs: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element
      if (typeof theirs === 'function') return theirs(element)
      if (theirs) theirs.current = element
    },
    [own, theirs],
  )
}
