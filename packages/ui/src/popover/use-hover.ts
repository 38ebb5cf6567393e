import { useEffect, useRef, type PointerEvent } from 'react'

/** How long the pointer may be on its way between the trigger and what it opened. */
export const POINTER_GRACE_MS = 300

interface Hover {
  /** Milliseconds on the trigger before it opens. */
  openDelay: number
  /** Milliseconds outside before it closes. */
  closeDelay: number
  onChange: (isOpen: boolean) => void
}

/** Opens and closes by the mouse. Who touches has no pointer to rest; for them a press opens. */
export function useHover({ openDelay, closeDelay, onChange }: Hover) {
  const timer = useRef<number>(undefined)
  const isOver = useRef(false)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const move = (isOpen: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    isOver.current = isOpen
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => onChange(isOpen), delay)
  }
  return { isOver, onPointerEnter: move(true, openDelay), onPointerLeave: move(false, closeDelay) }
}
