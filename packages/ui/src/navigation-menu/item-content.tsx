import * as React from 'react'
import { lazy, Suspense } from 'react'
import { loadPart } from '@galley/core/load-part'
import { Badge } from '../badge'
import { Icon } from '../icon'
import { NewTabMark } from '../link'
import * as S from './item-content.styles'
import type { NavigationMenuItem, NavigationMenuSlots } from './navigation-menu-item'

interface ItemContentProps {
  item: NavigationMenuItem
  slots?: NavigationMenuSlots
}

/** Few menus show faces, and those that do fetch them after the page. */
const Avatar = lazy(() => loadPart(async () => ({ default: (await import('../avatar')).Avatar })))

/** What is before the words. */
export function ItemMark({ item: { avatar, icon } }: ItemContentProps) {
  if (avatar) {
    return (
      <Suspense fallback={<S.Blank />}>
        <Avatar size="xs" alt="" {...avatar} />
      </Suspense>
    )
  }
  return icon && <Icon name={icon} size={16} />
}

/** The inside of a link or button: mark, words, badge; or what its slot renders. In a row there is no room for the description. */
export function ItemContent({ item, slots, isBrief = false }: ItemContentProps & { isBrief?: boolean }) {
  const renderSlot = item.slot === undefined ? undefined : slots?.[item.slot]
  if (renderSlot) return renderSlot(item)
  const { label, description, badge } = item
  return (
    <>
      <ItemMark item={item} />
      <S.Words>
        <S.Label>{label}</S.Label>
        {/* The space keeps the two apart for screen readers. */}
        {description && !isBrief && <S.Description> {description}</S.Description>}
      </S.Words>
      {badge && <Badge color="primary" {...(typeof badge === 'string' ? { children: badge } : badge)} />}
    </>
  )
}

/** What is at the end of a link or button: the arrow of a group turns with it. */
export function ItemEnd({ item: { trailingIcon, target }, isGroup = false }: ItemContentProps & { isGroup?: boolean }) {
  return (
    <>
      {trailingIcon ? (
        <Icon name={trailingIcon} size={14} />
      ) : (
        isGroup && <Icon name="chevron-down" size={14} data-turns="" />
      )}
      {!isGroup && target === '_blank' && <NewTabMark />}
    </>
  )
}
