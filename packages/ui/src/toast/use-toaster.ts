import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const subscribeVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Returns true while the page is hidden, for example because another tab is open. */
export const useIsPageHidden = () =>
  useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  )

/**
 * Returns true while the pointer is over the list or keyboard focus is inside. A touch on the list counts until the next touch elsewhere. Listens to
 * DOM events, because the toasts are not children of the list in React.
 */
export function useHold(list: RefObject<HTMLElement | null>) {
  const [isOver, setIsOver] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  useEffect(() => {
    const element = list.current
    if (!element) return
    const stop = new AbortController()
    const on = <Type extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => target.addEventListener(type, listener, { signal: stop.signal })

    on(element, 'pointerenter', () => setIsOver(true))
    on(element, 'pointerleave', ({ pointerType }) => setIsOver(pointerType === 'touch'))
    on(document.body, 'pointerdown', ({ target }) => element.contains(target as Node) || setIsOver(false))
    // Ignores focus that a mouse press leaves on a button.
    on(element, 'focusin', ({ target }) => setIsFocused((target as Element).matches(':focus-visible')))
    on(element, 'focusout', () => setIsFocused(false))
    return () => stop.abort()
  }, [list])

  return isOver || isFocused
}

/** Restores the earlier focus when the list contains the focus and becomes empty. */
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
