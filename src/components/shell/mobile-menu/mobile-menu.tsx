import * as React from 'react'
import { useEffect, useRef, useState } from 'react'
import { NavigationTree } from '~/components/shell/navigation-tree'
import type { Slideover } from '~/components/ui/slideover'
import type { NavigationItem } from '~/lib/navigation'
import * as S from './mobile-menu.styles'

export interface MobileMenuProps {
  items: readonly NavigationItem[]
  /** The page in sight. */
  path: string
  /** Differs after every change of route; each change closes the menu. */
  route: string
  /** @default 'Open menu' */
  openLabel?: string
  /** @default 'Close menu' */
  closeLabel?: string
}

const loadPanel = async () => (await import('~/components/ui/slideover')).Slideover

/** The whole navigation in a panel, for screens too narrow for the header's row. The panel's code comes when somebody reaches for it. */
export function MobileMenu({
  items,
  path,
  route,
  openLabel = 'Open menu',
  closeLabel = 'Close menu',
}: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof Slideover>()
  const [shownRoute, setShownRoute] = useState(route)
  if (route !== shownRoute) {
    setShownRoute(route)
    setOpen(false)
  }

  const latestRoute = useRef(route)
  useEffect(() => {
    latestRoute.current = route
  }, [route])

  const prepare = () => void loadPanel().catch(() => undefined)
  const handleFirstOpen = async () => {
    try {
      const loaded = await loadPanel()
      setPanel(() => loaded)
      // The reader may have left for another page while the code came.
      setOpen(latestRoute.current === route)
    } catch {
      // No network: the button stays as it was, and the next press tries again.
    }
  }

  if (!Panel) {
    return (
      <S.Toggle
        isOpen={false}
        aria-label={openLabel}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void handleFirstOpen()}
      />
    )
  }
  return (
    <Panel
      title="Menu"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<S.Toggle isOpen={isOpen} aria-label={openLabel} />}
      close={<S.PanelToggle isOpen={isOpen} aria-label={closeLabel} />}
    >
      <S.Navigation aria-label="Menu">
        <NavigationTree items={items} path={path} />
      </S.Navigation>
    </Panel>
  )
}
