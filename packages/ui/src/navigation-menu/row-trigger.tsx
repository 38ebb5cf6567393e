import * as React from 'react'
import type { ComponentProps } from 'react'
import { ItemContent, ItemEnd } from './item-content'
import { firstLink, isActive, type MenuContent, type NavigationMenuItem, valueOf } from './navigation-menu-item'
import * as S from './row.styles'

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
