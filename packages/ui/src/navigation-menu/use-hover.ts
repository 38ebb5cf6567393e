import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Time the pointer rests on a dropdown's button before the dropdown opens. */
export const NAVIGATION_MENU_DELAY_MS = 200

/** Time after opening within which a press does not close the dropdown, because the pointer opened the dropdown on its way to the press. */
export const CLICK_GRACE_MS = 300

const groupAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('button[data-value]')?.dataset.value

/**
 * Handles the pointer on a row. On the static row, a resting pointer opens a group and a leaving pointer closes the group. On the interactive row,
 * Radix opens and closes groups.
 * On both rows, a press closes only a dropdown that was open before, not a dropdown that the pointer opened on its way to the press.
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
