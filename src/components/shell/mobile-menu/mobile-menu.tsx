import * as React from 'react'
import { useState } from 'react'
import { NavigationTree } from '~/components/shell/navigation-tree'
import { Slideover } from '~/components/ui/slideover'
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

/** The whole navigation in a panel, for screens too narrow for the header's row. */
export function MobileMenu({
  items,
  path,
  route,
  openLabel = 'Open menu',
  closeLabel = 'Close menu',
}: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [shownRoute, setShownRoute] = useState(route)
  if (route !== shownRoute) {
    setShownRoute(route)
    setOpen(false)
  }

  return (
    <Slideover
      title="Menu"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<S.Toggle isOpen={isOpen} aria-label={openLabel} />}
      close={<S.PanelToggle isOpen={isOpen} aria-label={closeLabel} />}
    >
      <S.Navigation aria-label="Menu">
        <NavigationTree items={items} path={path} />
      </S.Navigation>
    </Slideover>
  )
}
