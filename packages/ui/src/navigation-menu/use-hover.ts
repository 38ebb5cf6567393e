import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { CLICK_GRACE_MS, NAVIGATION_MENU_DELAY_MS } from './constants'

const groupAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('button[data-value]')?.dataset.value

/**
 * What the pointer does to a row. Until the live row counts the time itself, resting on a group opens it and leaving closes it again.
 * In both rows a press closes only what was open when it began, not what the pointer opened on its way to it.
 */
export function useHover(open: string, change: (open: string) => void, isStatic: boolean) {
  const over = useRef<string>(undefined)
  const timer = useRef(0)
  const isByRest = useRef(false)

  const moveTo = (group: string | undefined) => {
    over.current = group
    clearTimeout(timer.current)
    if (!isStatic) return
    if (isByRest.current) change('')
    isByRest.current = false
    if (group === undefined) return
    timer.current = window.setTimeout(() => {
      isByRest.current = true
      change(group)
    }, NAVIGATION_MENU_DELAY_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [open])
  const openAtPress = useRef('')

  return {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const group = groupAt(target)
      // The rows change over beneath a pointer that rests.
      if (pointerType === 'mouse' && group !== over.current) moveTo(group)
    },
    onPointerLeave: () => {
      moveTo(undefined)
    },
    onPointerDown: () => {
      openAtPress.current = performance.now() - openedAt.current < CLICK_GRACE_MS ? '' : open
    },
    onClickCapture: (event: MouseEvent) => {
      // Keys press without a pointer and count no clicks.
      const isPointer = event.detail > 0
      if (isPointer && open !== '' && groupAt(event.target) === open && openAtPress.current !== open) {
        event.stopPropagation()
      }
    },
  }
}
