import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { showPanel } from '@galley/start/show-panel'
import { flushSync } from 'react-dom'

/**
 * Hides a closed panel so that browsers find words and targets of links in it, and opens it then.
 * @returns the panel's `ref`
 */
export function useUntilFound<Panel extends HTMLElement>(isOpen: boolean, open: () => void) {
  const panel = useRef<Panel>(null)
  useLayoutEffect(() => showPanel(panel.current!, isOpen), [isOpen])
  const handleMatch = useEffectEvent(({ target, isTrusted }: Event) => {
    if (target !== panel.current) return
    // The browser scrolls next, and the other panel must be closed by then.
    if (isTrusted) flushSync(open)
    else open()
  })
  // A link to the page may have something revealed as soon as the page is rendered.
  useLayoutEffect(() => {
    const controller = new AbortController()
    panel.current!.addEventListener('beforematch', (event) => handleMatch(event), controller)
    return () => controller.abort()
  }, [])
  return panel
}
