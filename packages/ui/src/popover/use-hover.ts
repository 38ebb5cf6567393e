import { useEffect, useRef, type PointerEvent } from 'react'

/** Time the pointer may take between the trigger and the panel. */
export const POINTER_GRACE_MS = 300

interface Hover {
  openDelay: number
  closeDelay: number
  onChange: (isOpen: boolean) => void
}

/** Opens and closes on hover. Ignores touch, which cannot hover: a press opens the panel instead. */
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
