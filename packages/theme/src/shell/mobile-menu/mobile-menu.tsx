import * as React from 'react'
import { useEffect, useRef, useState } from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { site } from '@galley/site'
import { loadIfPressed } from '@galley/start/load-if-pressed'
import { useOnIntent } from '@galley/ui/hooks/use-on-intent'
import { MenuToggle } from './menu-toggle'

export interface MobileMenuProps {
  items: readonly NavigationItem[]
  path: string
  /** Changes with every navigation, which closes the menu. */
  route: string
}

const loadPanel = async () => (await import('./menu-panel')).MenuPanel
loadIfPressed(`[aria-label="${site.texts.openMenu}"]`, loadPanel)

/** The whole navigation in a panel, for narrow screens. The code of the panel loads when the reader points at or focuses the button. */
export function MobileMenu({ items, path, route }: MobileMenuProps) {
  const { Part: Panel, isOpen, setOpen, reach, open } = useOnIntent(loadPanel, site.texts.menuPart)
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
    // The reader may have opened another page while the code loaded.
    if (latestRoute.current !== route) setOpen(false)
  }

  if (!Panel) {
    return (
      <MenuToggle
        isOpen={false}
        aria-label={site.texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={false}
        {...reach}
        onClick={() => void handleFirstOpen()}
      />
    )
  }
  return <Panel items={items} path={path} isOpen={isOpen} onOpenChange={setOpen} />
}
