import { type RefObject, useEffect, useRef, useState } from 'react'
import { MODAL_ANIMATION_MS } from '@galley/ui/modal'

/** What opens from the bar; one at a time. */
export type Panel = 'changes' | 'people' | 'more' | 'compare' | 'devices' | 'share' | 'build' | 'branches' | 'links'

export interface PanelProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A closed dialog has left by then. */
const RETURN_DELAY_MS = MODAL_ANIMATION_MS + 50

/** Which panel is open. When it closes and the button that opened it is gone, the focus returns to the bar. */
export function usePanel(bar: RefObject<HTMLElement | null>) {
  const [panel, setPanel] = useState<Panel>()
  const next = useRef<Panel>(undefined)
  const wasOpen = useRef(false)

  useEffect(() => {
    const hasClosed = wasOpen.current && !panel
    wasOpen.current = panel !== undefined
    if (!hasClosed) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
    }, RETURN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [panel, bar])

  const panelProps = (name: Panel): PanelProps => ({
    open: panel === name,
    // A menu that closes because it opened another panel must not close that one.
    onOpenChange: (isOpen) => setPanel((current) => (isOpen ? name : current === name ? undefined : current)),
  })
  return {
    panel,
    panelProps,
    open: setPanel as (name: Panel) => void,
    /** Opens a panel that was chosen in a menu, once `openNext` says that the menu has left: until then, Escape and the focus are the menu's. */
    choose: (name: Panel) => void (next.current = name),
    openNext: () => {
      if (next.current) setPanel(next.current)
      next.current = undefined
    },
  }
}
