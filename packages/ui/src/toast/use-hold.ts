import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const subscribeVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether a reader looks elsewhere, in another tab. */
export const useIsPageHidden = () =>
  useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  )

/**
 * Whether a pointer is over the list or the keyboard in it. A touch holds it until the next touch elsewhere. The toasts are no children of
 * the list for React, so it listens to their events on the document.
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
    // A mouse that pressed a button leaves the focus behind; only the keyboard's counts.
    on(element, 'focusin', ({ target }) => setIsFocused((target as Element).matches(':focus-visible')))
    on(element, 'focusout', () => setIsFocused(false))
    return () => stop.abort()
  }, [list])

  return isOver || isFocused
}
