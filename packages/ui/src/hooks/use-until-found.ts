import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { showPanel } from '@galley/start/show-panel'
import { flushSync } from 'react-dom'

/**
 * Hides a closed panel with `hidden="until-found"`, so that find-in-page and links can open it. Calls `open` when they do.
 * @returns The `ref` for the panel.
 */
export function useUntilFound<Panel extends HTMLElement>(isOpen: boolean, open: () => void) {
  const panel = useRef<Panel>(null)
  useLayoutEffect(() => showPanel(panel.current!, isOpen), [isOpen])
  const handleMatch = useEffectEvent(({ target, isTrusted }: Event) => {
    if (target !== panel.current) return
    // The browser scrolls right after this event, so the panels must have changed by then.
    if (isTrusted) flushSync(open)
    else open()
  })
  // A layout effect, because a link with a hash can reveal the panel right after the first render.
  useLayoutEffect(() => {
    const controller = new AbortController()
    panel.current!.addEventListener('beforematch', (event) => handleMatch(event), controller)
    return () => controller.abort()
  }, [])
  return panel
}
