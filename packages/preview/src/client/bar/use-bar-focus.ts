import { type RefObject, useRef } from 'react'
import { useBarShortcut } from './use-bar-shortcut'

/** Leads to the bar by its keys, and back to where the editor was. */
export function useBarFocus(bar: RefObject<HTMLElement | null>, onEnter: () => void) {
  const cameFrom = useRef<Element>(null)

  const leaveBar = () => {
    const target = cameFrom.current
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) target.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  useBarShortcut(() => {
    const root = bar.current
    if (!root) return
    if (root.contains(document.activeElement) && !root.hidden) {
      leaveBar()
      return
    }
    cameFrom.current = document.activeElement
    onEnter()
    // What is hidden takes no focus; it is visible after the next render.
    requestAnimationFrame(() => root.focus({ preventScroll: true }))
  })

  return { leaveBar }
}
