import { type RefObject, useRef } from 'react'
import { useAltKey } from '../use-alt-key'

/** Moves the focus to the bar, in the syntax of `aria-keyshortcuts`. No browser uses this shortcut. */
export const BAR_SHORTCUT = 'Alt+P'

/** Moves the focus to the bar on its shortcut, and back to the previous element. */
export function useBarFocus(bar: RefObject<HTMLElement | null>, onEnter: () => void) {
  const cameFrom = useRef<Element>(null)

  const leaveBar = () => {
    const target = cameFrom.current
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  useAltKey((event) => {
    if (event.code !== 'KeyP') return
    event.preventDefault()
    const root = bar.current
    if (!root) return
    if (root.contains(document.activeElement) && !root.hidden) {
      leaveBar()
      return
    }
    cameFrom.current = document.activeElement
    onEnter()
    // A hidden bar cannot receive the focus; it is visible after the next render.
    requestAnimationFrame(() => root.focus({ preventScroll: true }))
  })

  return { leaveBar }
}
