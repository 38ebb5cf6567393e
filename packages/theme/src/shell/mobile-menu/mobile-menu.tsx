import * as React from 'react'
import { useEffect, useRef, useState } from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { loadIfPressed } from '@galley/start/load-if-pressed'
import { useOnIntent } from '@galley/ui/hooks/use-on-intent'
import { texts } from '../../texts'
import * as S from './mobile-menu.styles'

/** What the toggle is called while the menu is closed. */
export const OPEN_MENU_LABEL = texts.openMenu

/** What the toggle is called while the menu is open. */
export const CLOSE_MENU_LABEL = texts.closeMenu

export interface MobileMenuProps {
  items: readonly NavigationItem[]
  path: string
  /** Differs after every change of route; each change closes the menu. */
  route: string
  /** @default 'Open menu' */
  openLabel?: string
  /** @default 'Close menu' */
  closeLabel?: string
}

const loadPanel = async () => (await import('./menu-panel')).MenuPanel
loadIfPressed(`[aria-label="${OPEN_MENU_LABEL}"]`, loadPanel)

/** The whole navigation in a panel, for screens too narrow for the header's row. The panel's code loads when somebody reaches for it. */
export function MobileMenu({
  items,
  path,
  route,
  openLabel = OPEN_MENU_LABEL,
  closeLabel = CLOSE_MENU_LABEL,
}: MobileMenuProps) {
  const { Part: Panel, isOpen, setOpen, reach, open } = useOnIntent(loadPanel, 'The menu')
  const [shownRoute, setShownRoute] = useState(route)
  if (route !== shownRoute) {
    setShownRoute(route)
    setOpen(false)
  }

  const latestRoute = useRef(route)
  useEffect(() => {
    latestRoute.current = route
  }, [route])
  const handleFirstOpen = async () => {
    await open()
    // The reader may have left for another page while the code loaded.
    if (latestRoute.current !== route) setOpen(false)
  }

  if (!Panel) {
    return (
      <S.Toggle
        isOpen={false}
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={false}
        {...reach}
        onClick={() => void handleFirstOpen()}
      />
    )
  }
  return (
    <Panel
      items={items}
      path={path}
      isOpen={isOpen}
      onOpenChange={setOpen}
      openLabel={openLabel}
      closeLabel={closeLabel}
    />
  )
}
