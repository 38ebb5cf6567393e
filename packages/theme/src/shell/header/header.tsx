import * as React from 'react'
import type { ReactNode } from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { type Area, isLeftOut } from '@galley/core/route-table'
import { fillText } from '@galley/core/texts'
import { pathInFirstLanguage } from '@galley/core/translations'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import { NavigationMenu, type NavigationMenuSlots } from '@galley/ui/navigation-menu'
import { ColorModeToggle } from '../color-mode-toggle'
import { LanguageMenu } from '../languages-on-demand'
import { MobileMenu } from '../mobile-menu'
import { buildMenuTree, type HeaderMenuItem, listHeaderItems, listMenu } from './header-menu'
import * as S from './header.styles'

export interface HeaderProps {
  path: string
  /** Changes with every navigation, including query and hash. */
  route: string
  /** Navigation of the documentation, for the menu on narrow screens. */
  docs: readonly NavigationItem[]
  /** Areas of the site. Menu entries of disabled areas are hidden. */
  areas?: readonly Area[]
  /** Renderers for entries of `site.header.menu`, by the name in their `slot`. */
  slots?: NavigationMenuSlots
  /** Button that opens the search. */
  search?: ReactNode
}

/** The header of every page: site name, menu and actions. */
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
            // The space separates the words for screen readers and crawlers.
            <>
              {' '}
              <S.BrandRest>{site.header.title.slice(site.name.length + 1)}</S.BrandRest>
            </>
          )}
        </S.Brand>
        <S.Areas>
          <NavigationMenu
            aria-label={site.texts.mainMenu}
            items={listHeaderItems(path, menu)}
            path={path}
            slots={slots}
          />
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
              aria-label={fillText(site.texts.onGitHub, { name: site.name }, site.language)}
            />
          )}
          {LanguageMenu && <LanguageMenu path={path} />}
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

/** Returns the action of the home page. Links to other sites open in a new tab. */
function findAction(path: string, areas: readonly Area[]): (HeaderMenuItem & { to: string }) | undefined {
  const { action } = site.header
  if (pathInFirstLanguage(path) !== '/' || !action || isLeftOut(action.to, areas)) return undefined
  return { ...action, ...(!action.to.startsWith('/') && { target: '_blank' }) }
}
