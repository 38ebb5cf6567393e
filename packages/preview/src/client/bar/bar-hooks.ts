import { type RefObject, useEffect, useRef, useState } from 'react'
import { messageOf } from '@galley/core/message-of'
import { MODAL_ANIMATION_MS } from '@galley/ui/modal'
import type { PreviewActions, PreviewState } from '../preview-store'
import { useAltKey } from '../use-alt-key'

export interface PreviewBarProps {
  state: PreviewState
  actions: PreviewActions
}

/** The panels and dialogs of the bar. One is open at a time. */
export type Panel = 'changes' | 'people' | 'more' | 'compare' | 'devices' | 'share' | 'build' | 'branches' | 'links'

export interface PanelProps {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

export interface BarProps extends PreviewBarProps {
  /** The server's clock, in milliseconds since 1970. */
  now: number
}

export type DialogProps = BarProps & PanelProps

/** Delay after which the closing animation has ended. */
const RETURN_DELAY_MS = MODAL_ANIMATION_MS + 50

/** Opens and closes panels. After a panel has closed, moves the focus to the bar if no other element has the focus. */
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

/** The shortcut of the bar, in the syntax of `aria-keyshortcuts`. No browser uses this shortcut. */
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
    // A hidden bar cannot receive the focus. The next render shows the bar.
    requestAnimationFrame(() => root.focus({ preventScroll: true }))
  })

  return leaveBar
}

/** Time that the bar stays hidden for a screenshot. */
export const HIDE_MS = 10_000

/** Hides the bar for `HIDE_MS` or until Escape. `?bar=0` in the URL always hides the bar, for tools that take screenshots. */
export function useHiding() {
  const [isHidden, setHidden] = useState(false)
  // Read only at the start of the preview, because later URLs may lack the parameter.
  const [isAbsent] = useState(() => new URLSearchParams(location.search).get('bar') === '0')

  useEffect(() => {
    if (!isHidden) return
    const show = () => setHidden(false)
    const timer = setTimeout(show, HIDE_MS)
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isHidden])

  return { isHidden: isHidden || isAbsent, setHidden }
}

/** Returns `run`, which runs an action, and `problem`, the error message if the last run failed. */
export function useAction<Args extends unknown[]>(act: (...args: Args) => Promise<void>) {
  const [problem, setProblem] = useState('')
  const run = async (...args: Args) => {
    setProblem('')
    try {
      await act(...args)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return { problem, run }
}

/** Returns the time in milliseconds since 1970, updated every second while the tab is visible. */
export function useNow() {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(Date.now())
    }, 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
