import * as React from 'react'
import type { ReactNode } from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { type Area, isLeftOut } from '@galley/core/route-table'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import { NavigationMenu, type NavigationMenuSlots } from '@galley/ui/navigation-menu'
import { texts } from '../../texts'
import { ColorModeToggle } from '../color-mode-toggle'
import { MobileMenu } from '../mobile-menu'
import { buildMenuTree, type HeaderMenuItem, listHeaderItems, listMenu } from './header-menu'
import * as S from './header.styles'

export interface HeaderProps {
  path: string
  /** Differs after every change of route, query and hash included. */
  route: string
  /** The documentation's pages, for the menu of narrow screens. */
  docs: readonly NavigationItem[]
  /** The areas of the site: the menu leads into those that are open. */
  areas?: readonly Area[]
  /** Renders the content of entries of `site.header.menu` that name one of these as their `slot`. */
  slots?: NavigationMenuSlots
  /** What opens the search; is before what acts on the whole site. */
  search?: ReactNode
}

/** The head of every page: the site's name, its areas, and what acts on the whole site. */
export function Header({ path, route, docs, areas = [], slots, search }: HeaderProps) {
  const menu = listMenu(areas)
  const action = findAction(path, areas)
  return (
    <S.Root>
      <S.Row>
        <S.Brand to={site.header.to} aria-label={site.header.title}>
          <S.Logo />
          {site.header.hasName && <S.BrandName>{site.name}</S.BrandName>}
          {site.header.hasName && site.header.title.startsWith(`${site.name} `) && (
            // The space is for programs that read the words one after the other.
            <>
              {' '}
              <S.BrandRest>{site.header.title.slice(site.name.length + 1)}</S.BrandRest>
            </>
          )}
        </S.Brand>
        <S.Areas>
          <NavigationMenu aria-label={texts.mainMenu} items={listHeaderItems(path, menu)} path={path} slots={slots} />
        </S.Areas>
        <S.Actions>
          {action && (
            <S.HomeAction>
              <Button
                to={action.to}
                size="sm"
                color="neutral"
                {...(action.target && { target: action.target, trailingIcon: 'arrow-up-right' })}
              >
                {action.label}
              </Button>
            </S.HomeAction>
          )}
          {search}
          {site.repository && (
            <Button
              to={site.repository.url}
              icon="github"
              variant="ghost"
              color="neutral"
              aria-label={`${site.name} on GitHub`}
            />
          )}
          <ColorModeToggle />
          <S.NarrowOnly>
            <MobileMenu
              items={buildMenuTree(docs, action ? [...menu, action] : menu, slots)}
              path={path}
              route={route}
            />
          </S.NarrowOnly>
        </S.Actions>
      </S.Row>
    </S.Root>
  )
}

/** The action of the home page. One that leads to another site opens a new tab. */
function findAction(path: string, areas: readonly Area[]): (HeaderMenuItem & { to: string }) | undefined {
  const { action } = site.header
  if (path !== '/' || !action || isLeftOut(action.to, areas)) return undefined
  return { ...action, ...(!action.to.startsWith('/') && { target: '_blank' }) }
}
