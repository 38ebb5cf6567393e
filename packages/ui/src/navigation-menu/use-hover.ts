import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { CLICK_GRACE_MS, NAVIGATION_MENU_DELAY_MS } from './constants'

const groupAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('button[data-value]')?.dataset.value

/**
 * Handles the pointer on a row. On the static row, resting on a group opens it and leaving closes it; the interactive row does so itself.
 * On both rows, a press closes only a dropdown that was open before, not one that the pointer opened on its way to the press.
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
      // When the interactive row replaces the static one, browsers fire this event although the pointer rests.
      if (pointerType === 'mouse' && group !== over.current) moveTo(group)
    },
    onPointerLeave: () => {
      moveTo(undefined)
    },
    onPointerDown: () => {
      openAtPress.current = performance.now() - openedAt.current < CLICK_GRACE_MS ? '' : open
    },
    onClickCapture: (event: MouseEvent) => {
      // A press by keyboard has a click count of 0.
      const isPointer = event.detail > 0
      if (isPointer && open !== '' && groupAt(event.target) === open && openAtPress.current !== open) {
        event.stopPropagation()
      }
    },
  }
}
