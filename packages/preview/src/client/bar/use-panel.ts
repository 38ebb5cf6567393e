import { type RefObject, useEffect, useRef, useState } from 'react'
import { MODAL_ANIMATION_MS } from '@galley/ui/modal'

/** The panels and dialogs of the bar. One is open at a time. */
export type Panel = 'changes' | 'people' | 'more' | 'compare' | 'devices' | 'share' | 'build' | 'branches' | 'links'

export interface PanelProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The closing animation has ended after this time. */
const RETURN_DELAY_MS = MODAL_ANIMATION_MS + 50

/** Opens and closes panels. Returns the focus to the bar if a closed panel leaves no other element with the focus. */
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
    // A menu that closes after opening another panel must not close that panel.
    onOpenChange: (isOpen) => setPanel((current) => (isOpen ? name : current === name ? undefined : current)),
  })
  return {
    panel,
    panelProps,
    open: setPanel as (name: Panel) => void,
    /** Makes `openNext` open a panel. Call `openNext` after the menu has closed: until then, the menu handles Escape and the focus. */
    choose: (name: Panel) => void (next.current = name),
    openNext: () => {
      if (next.current) setPanel(next.current)
      next.current = undefined
    },
  }
}
