import * as React from 'react'
import type { ComponentProps } from 'react'
import { ItemContent, ItemEnd } from './item-content'
import {
  firstLink,
  hasChildren,
  isActive,
  type MenuContent,
  type NavigationMenuItem,
  valueOf,
} from './navigation-menu-item'
import * as S from './row.styles'

export interface RowProps extends MenuContent {
  /** Value of the open group, or an empty string. */
  open: string
  onOpenChange: (open: string) => void
}

/** The row that the server renders. A pressed dropdown opens once `InteractiveRow` has replaced this row. */
export function StaticRow({ items, path, slots, open, onOpenChange }: RowProps) {
  return (
    <S.List role="list">
      {items.map((item) => {
        const value = valueOf(item)
        const isOpen = value === open
        return (
          <li key={value}>
            {hasChildren(item) ? (
              <RowTrigger
                item={item}
                path={path}
                slots={slots}
                aria-expanded={isOpen}
                data-state={isOpen ? 'open' : 'closed'}
                onClick={() => onOpenChange(isOpen ? '' : value)}
              />
            ) : (
              <RowLink item={item} path={path} slots={slots} />
            )}
          </li>
        )
      })}
    </S.List>
  )
}

export function RowLink({ item, slots, ...rest }: ComponentProps<typeof S.TopLink> & Pick<RowProps, 'slots'>) {
  return (
    <S.TopLink item={item} {...rest}>
      <ItemContent isBrief item={item} slots={slots} />
      <ItemEnd item={item} />
    </S.TopLink>
  )
}

interface RowTriggerProps extends ComponentProps<'button'>, Omit<MenuContent, 'items'> {
  item: NavigationMenuItem
}

/** Button of a dropdown. Without scripts, a link to the first page of the group replaces it. */
export function RowTrigger({ item, path, slots, ...rest }: RowTriggerProps) {
  const link = firstLink(item)
  const active = isActive(item, path) ? '' : undefined
  return (
    <>
      <S.Trigger type="button" disabled={item.disabled} data-value={valueOf(item)} data-active={active} {...rest}>
        <ItemContent isBrief item={item} slots={slots} />
        <ItemEnd item={item} isGroup />
      </S.Trigger>
      {link?.to !== undefined && !item.disabled && (
        <S.LinkWithoutScript to={link.to} data-active={active}>
          {item.label}
        </S.LinkWithoutScript>
      )}
    </>
  )
}
