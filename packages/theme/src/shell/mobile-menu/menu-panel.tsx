import * as React from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { site } from '@galley/site'
import { Slideover } from '@galley/ui/slideover'
import { NavigationTree } from '../navigation-tree'
import { VersionMenu } from '../versions-on-demand'
import { MenuToggle } from './menu-toggle'
import * as S from './mobile-menu.styles'

interface MenuPanelProps {
  items: readonly NavigationItem[]
  path: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The panel with the whole navigation, and the toggle that opens it. */
export function MenuPanel({ items, path, isOpen, onOpenChange }: MenuPanelProps) {
  return (
    <Slideover
      flush
      title={site.texts.menu}
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={<MenuToggle isOpen={isOpen} aria-label={site.texts.openMenu} />}
      close={<MenuToggle isOpen={isOpen} data-in-panel="" aria-label={site.texts.closeMenu} />}
    >
      <S.Navigation aria-label={site.texts.menu}>
        {VersionMenu && <VersionMenu path={path} />}
        <NavigationTree items={items} path={path} />
      </S.Navigation>
    </Slideover>
  )
}
