import * as React from 'react'
import { lazy, Suspense } from 'react'
import { loadPart } from '@galley/core/load-part'
import { Badge } from '../badge'
import { Icon } from '../icon'
import { Link, type LinkProps, NewTabMark } from '../link'
import * as S from './item-content.styles'
import { currentProps, type NavigationMenuItem, type NavigationMenuSlots } from './navigation-menu-item'

interface ItemContentProps {
  item: NavigationMenuItem
  slots?: NavigationMenuSlots
}

/** Loads after the page, because few menus have avatars. */
const Avatar = lazy(() => loadPart(async () => ({ default: (await import('../avatar')).Avatar })))

/** Avatar or icon before the label. */
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

/** Content of a link or button: avatar or icon, label, description and badge, or the content of its slot. `isBrief` omits the description. */
export function ItemContent({ item, slots, isBrief = false }: ItemContentProps & { isBrief?: boolean }) {
  const renderSlot = item.slot === undefined ? undefined : slots?.[item.slot]
  if (renderSlot) return renderSlot(item)
  const { label, description, badge } = item
  return (
    <>
      <ItemMark item={item} />
      <S.Words>
        <S.Label>{label}</S.Label>
        {/* The space separates label and description for screen readers. */}
        {description && !isBrief && <S.Description> {description}</S.Description>}
      </S.Words>
      {badge && <Badge color="primary" {...(typeof badge === 'string' ? { children: badge } : badge)} />}
    </>
  )
}

/** Icon at the end of a link or button: the icon of the entry, the arrow of a group, or the mark of a new tab. */
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

interface ItemLinkProps extends Omit<LinkProps, 'to' | 'target'> {
  item: NavigationMenuItem
  path?: string
}

/** Link of an entry. Renders a `<span>` if the entry has no `to` or is disabled. */
export function ItemLink({ item, path, ...rest }: ItemLinkProps) {
  const { to, target, disabled } = item
  if (to === undefined) return <span {...rest} />
  if (disabled) return <span {...rest} role="link" aria-disabled="true" />
  return <Link {...rest} to={to} target={target} {...currentProps(item, path)} />
}
