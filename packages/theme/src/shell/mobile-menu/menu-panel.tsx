import * as React from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'
import { Slideover } from '@galley/ui/slideover'
import { NavigationTree } from '../navigation-tree'
import { MenuToggle } from './menu-toggle'
import * as S from './mobile-menu.styles'

// A build of a site without versions sets this constant, which removes the menu from the bundle.
const VersionMenu =
  process.env['WITHOUT_VERSIONS'] === 'true'
    ? undefined
    : onDemand(async () => (await import(/* webpackChunkName: "versions" */ '../version-menu')).VersionMenu)

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
        {VersionMenu && site.versions.length > 0 && <VersionMenu path={path} />}
        <NavigationTree items={items} path={path} />
      </S.Navigation>
    </Slideover>
  )
}
