import * as React from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { findBreadcrumbs, type NavigationItem } from '@galley/core/navigation'
import { keepVisible } from '@galley/start/keep-visible'
import { SIDEBAR } from '@galley/start/marks'
import { texts } from '../../texts'
import { NavigationTree } from '../navigation-tree'
import * as S from './docs-sidebar.styles'

export interface DocsSidebarProps {
  items: readonly NavigationItem[]
  path: string
}

/** Every page renders the sidebar anew; what the reader did with it lasts as long as the tab. Written in the browser only. */
const memory = { scrollTop: undefined as number | undefined, toggled: new Map<string, boolean>() }

/** The documentation's pages, beside the page. */
export function DocsSidebar({ items, path }: DocsSidebarProps) {
  const sidebar = useRef<HTMLElement>(null)

  // What opened around a page stays open around the next one, until the reader closes it.
  useEffect(() => {
    for (const { stem } of findBreadcrumbs(items, path)) memory.toggled.set(stem, true)
  }, [items, path])

  useLayoutEffect(() => {
    const box = sidebar.current
    if (!box) return
    // Of the page that the server sent, `start/sidebar.ts` has done the same.
    box.scrollTop = memory.scrollTop ?? box.scrollTop
    const current = box.querySelector<HTMLElement>('[aria-current="page"]')
    if (current) keepVisible(box, current)
  }, [path])

  return (
    <S.Root
      ref={sidebar}
      {...{ [SIDEBAR]: '' }}
      aria-label={texts.documentation}
      onScroll={({ currentTarget }) => {
        memory.scrollTop = currentTarget.scrollTop
      }}
    >
      <NavigationTree items={items} path={path} toggled={memory.toggled} />
    </S.Root>
  )
}
