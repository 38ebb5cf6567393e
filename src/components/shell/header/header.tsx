import * as React from 'react'
import { ColorModeToggle } from '~/components/shell/color-mode-toggle'
import { MobileMenu } from '~/components/shell/mobile-menu'
import { ProofMark } from '~/components/shell/proof-mark'
import { Button } from '~/components/ui/button'
import { NavigationMenu, NavigationMenuGroup, NavigationMenuLink } from '~/components/ui/navigation-menu'
import type { NavigationItem } from '~/lib/navigation'
import { site } from '~/site'
import { buildMenuTree, headerMenu, isActive } from './header-menu'
import * as S from './header.styles'

export interface HeaderProps {
  /** The page in sight. */
  path: string
  /** Differs after every change of route, query and hash included. */
  route: string
  /** The documentation's pages, for the menu of narrow screens. */
  docs: readonly NavigationItem[]
}

/** The head of every page: the site's name, its areas, and what acts on the whole site. */
export function Header({ path, route, docs }: HeaderProps) {
  return (
    <S.Root>
      <S.Row>
        <S.Brand to={site.header.to} aria-label={site.header.title}>
          <ProofMark width={26} height={26} />
          <span>{site.name}</span>
        </S.Brand>
        <S.Areas>
          <NavigationMenu aria-label="Main">
            {headerMenu.map((item) =>
              item.children ? (
                <NavigationMenuGroup
                  key={item.label}
                  label={item.label}
                  active={isActive(item, path)}
                  entries={item.children.map((child) => ({ ...child, current: child.to === path }))}
                />
              ) : (
                <NavigationMenuLink
                  key={item.label}
                  to={item.to}
                  active={isActive(item, path)}
                  current={item.to === path}
                >
                  {item.label}
                </NavigationMenuLink>
              ),
            )}
          </NavigationMenu>
        </S.Areas>
        <S.Actions>
          {path === '/' && (
            <S.OpenStudio>
              <Button to={site.studioUrl} target="_blank" size="sm" color="neutral" trailingIcon="arrow-up-right">
                Open Studio
              </Button>
            </S.OpenStudio>
          )}
          <Button
            to={site.repository.url}
            icon="github"
            variant="ghost"
            color="neutral"
            aria-label={`${site.name} on GitHub`}
          />
          <ColorModeToggle />
          <S.NarrowOnly>
            <MobileMenu items={buildMenuTree(docs)} path={path} route={route} />
          </S.NarrowOnly>
        </S.Actions>
      </S.Row>
    </S.Root>
  )
}
