import { type RefObject, useEffect, useRef } from 'react'

/** The focus goes back to where it was before, when the list that has it becomes empty. */
export function useReturnFocus(list: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const cameFrom = useRef<EventTarget>(null)
  useEffect(() => {
    const element = list.current
    const handleFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !element?.contains(relatedTarget as Node)) cameFrom.current = relatedTarget
    }
    element?.addEventListener('focusin', handleFocusIn)
    return () => element?.removeEventListener('focusin', handleFocusIn)
  }, [list])
  useEffect(() => {
    if (!isEmpty || !list.current?.contains(document.activeElement)) return
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }, [list, isEmpty])
}
