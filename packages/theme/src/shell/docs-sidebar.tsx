import * as React from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { findBreadcrumbs, type NavigationItem } from '@galley/core/navigation'
import { pathInFirstLanguage } from '@galley/core/translations'
import { isBelow } from '@galley/core/url-path'
import { DOCS_PATH } from '@galley/core/versions'
import { site } from '@galley/site'
import { keepVisible } from '@galley/start/keep-visible'
import { SIDEBAR } from '@galley/start/marks'
import * as S from './docs-sidebar.styles'
import { NavigationTree } from './navigation-tree'
import { VersionMenu } from './versions-on-demand'

export interface DocsSidebarProps {
  items: readonly NavigationItem[]
  path: string
}

/** Scroll position and toggled groups. Each page mounts a new sidebar, so this state is kept for the browser tab. Never written on the server. */
const memory = { scrollTop: undefined as number | undefined, toggled: new Map<string, boolean>() }

/** The navigation of the documentation, next to the page. */
export function DocsSidebar({ items, path }: DocsSidebarProps) {
  const sidebar = useRef<HTMLElement>(null)

  // Groups around the current page stay open on the next page, until the reader closes them.
  useEffect(() => {
    for (const { stem } of findBreadcrumbs(items, path)) memory.toggled.set(stem, true)
  }, [items, path])

  useLayoutEffect(() => {
    const box = sidebar.current
    if (!box) return
    // On the first page load, `start/sidebar.ts` has already done the same.
    box.scrollTop = memory.scrollTop ?? box.scrollTop
    const current = box.querySelector<HTMLElement>('[aria-current="page"]')
    if (current) keepVisible(box, current)
  }, [path])

  return (
    <S.Root
      ref={sidebar}
      {...{ [SIDEBAR]: '' }}
      aria-label={site.texts.documentation}
      onScroll={({ currentTarget }) => {
        memory.scrollTop = currentTarget.scrollTop
      }}
    >
      {VersionMenu && isBelow(pathInFirstLanguage(path), DOCS_PATH) && (
        <VersionMenu path={path}>
          {/* Keeps the space of the menu until its code has loaded. */}
          <div style={{ height: '3.5rem' }} />
        </VersionMenu>
      )}
      <NavigationTree items={items} path={path} toggled={memory.toggled} />
    </S.Root>
  )
}
