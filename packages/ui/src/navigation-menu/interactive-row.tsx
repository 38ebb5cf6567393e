import * as React from 'react'
import { NavigationMenu as Radix } from 'radix-ui'
import { useDirection } from '../hooks/use-direction'
import * as S from './interactive-row.styles'
import { ItemContent, ItemEnd } from './item-content'
import { hasChildren, type MenuContent, valueOf } from './navigation-menu-item'
import { List } from './row.styles'
import { RowLink, type RowProps, RowTrigger } from './static-row'
import { NAVIGATION_MENU_DELAY_MS } from './use-hover'

/** The row with working dropdowns, which replaces `StaticRow`. */
export function InteractiveRow({ items, path, slots, open, onOpenChange }: RowProps) {
  return (
    <Radix.Root
      asChild
      aria-label={undefined}
      dir={useDirection()}
      value={open}
      onValueChange={onOpenChange}
      delayDuration={NAVIGATION_MENU_DELAY_MS}
    >
      <div>
        <Radix.List asChild>
          <List role="list">
            {items.map((item) => (
              <Radix.Item key={valueOf(item)} value={valueOf(item)}>
                {hasChildren(item) ? (
                  <>
                    <Radix.Trigger asChild disabled={item.disabled}>
                      <RowTrigger item={item} path={path} slots={slots} />
                    </Radix.Trigger>
                    <Radix.Content asChild>
                      <S.Panel ref={keepInWindow}>
                        <Entries items={item.children ?? []} path={path} slots={slots} />
                      </S.Panel>
                    </Radix.Content>
                  </>
                ) : (
                  <Radix.Link asChild>
                    <RowLink item={item} path={path} slots={slots} />
                  </Radix.Link>
                )}
              </Radix.Item>
            ))}
          </List>
        </Radix.List>
      </div>
    </Radix.Root>
  )
}

function Entries({ items, path, slots }: MenuContent) {
  return (
    <S.Entries role="list">
      {items.map((item) => (
        <li key={valueOf(item)}>
          <Radix.Link asChild>
            <S.Entry item={item} path={path}>
              <ItemContent item={item} slots={slots} />
              <ItemEnd item={item} />
            </S.Entry>
          </Radix.Link>
          {hasChildren(item) && <Entries items={item.children ?? []} path={path} slots={slots} />}
        </li>
      ))}
    </S.Entries>
  )
}

/** Shifts a panel that would extend beyond the edge of the window at the end of the line. */
function keepInWindow(panel: HTMLElement | null) {
  if (!panel) return
  const { left, right } = panel.getBoundingClientRect()
  const room = document.dir === 'rtl' ? left : document.body.clientWidth - right
  if (room < EDGE_PX) panel.style.setProperty('--shift', `${room - EDGE_PX}px`)
}

/** Minimum distance between a panel and the edge of the window. */
const EDGE_PX = 8
