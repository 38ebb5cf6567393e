import * as React from 'react'
import type { ReactNode } from 'react'
import { ColorModeToggle } from '~/components/shell/color-mode-toggle'
import { MobileMenu } from '~/components/shell/mobile-menu'
import { ProofMark } from '~/components/shell/proof-mark'
import { Button } from '~/components/ui/button'
import { NavigationMenu } from '~/components/ui/navigation-menu'
import type { NavigationItem } from '~/lib/navigation'
import { site } from '~/site'
import { buildMenuTree, listHeaderItems } from './header-menu'
import * as S from './header.styles'

export interface HeaderProps {
  /** The page in sight. */
  path: string
  /** Differs after every change of route, query and hash included. */
  route: string
  /** The documentation's pages, for the menu of narrow screens. */
  docs: readonly NavigationItem[]
  /** What opens the search; stands before what acts on the whole site. */
  search?: ReactNode
}

/** The way to the editor, offered on the landing page. */
export const OPEN_STUDIO_LABEL = 'Open Studio'

/** The head of every page: the site's name, its areas, and what acts on the whole site. */
export function Header({ path, route, docs, search }: HeaderProps) {
  return (
    <S.Root>
      <S.Row>
        <S.Brand to={site.header.to} aria-label={site.header.title}>
          <ProofMark width={26} height={26} />
          <S.BrandName>{site.name}</S.BrandName>
        </S.Brand>
        <S.Areas>
          <NavigationMenu aria-label="Main" items={listHeaderItems(path)} path={path} />
        </S.Areas>
        <S.Actions>
          {path === '/' && (
            <S.OpenStudio>
              <Button to={site.studioUrl} target="_blank" size="sm" color="neutral" trailingIcon="arrow-up-right">
                {OPEN_STUDIO_LABEL}
              </Button>
            </S.OpenStudio>
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
            <MobileMenu items={buildMenuTree(docs)} path={path} route={route} />
          </S.NarrowOnly>
        </S.Actions>
      </S.Row>
    </S.Root>
  )
}
