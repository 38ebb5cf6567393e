import * as React from 'react'
import type { NavigationItem } from '@galley/core/navigation'
import { type Area, withoutLeftOut } from '@galley/core/route-table'
import { pathInFirstLanguage } from '@galley/core/translations'
import { DOCS_PATH } from '@galley/core/versions'
import { site } from '@galley/site'
import type { IconName } from '@galley/ui/icon'
import { ItemContent, ItemEnd, type NavigationMenuItem, type NavigationMenuSlots } from '@galley/ui/navigation-menu'
import type { TreeItem } from '../navigation-tree'

/** An entry of the header's menu, as `src/site.ts` lists it. */
export interface HeaderMenuItem extends Omit<NavigationMenuItem, 'children'> {
  /** The entry is active on every page whose path starts with this prefix. @default `to`, on the first level */
  pathPrefix?: string
  icon?: IconName
  badge?: string
  target?: '_blank'
  children?: readonly HeaderMenuItem[]
}

/** Returns the header's menu without disabled areas. The cast is safe because the build reports unknown icons. */
export const listMenu = (areas: readonly Area[]) => withoutLeftOut(site.header.menu as readonly HeaderMenuItem[], areas)

/** Returns the menu in the middle of the header, with the entry of the current page marked as active. */
export const listHeaderItems = (path: string, items: readonly HeaderMenuItem[]) =>
  items.map((item) => ({ ...item, active: item.active ?? isInside(path, item.pathPrefix ?? item.to) }))

const isInside = (path: string, root?: string) => root !== undefined && (path === root || path.startsWith(`${root}/`))

/** Returns the header's menu as one tree for narrow screens. The entry of the documentation contains the navigation of its pages. */
export const buildMenuTree = (
  docs: readonly NavigationItem[],
  items: readonly HeaderMenuItem[],
  slots?: NavigationMenuSlots,
): TreeItem[] =>
  items.map((item) => {
    const isDocs = pathInFirstLanguage(item.pathPrefix ?? '') === DOCS_PATH
    return toTreeItem(item, slots, isDocs && docs.length > 0 ? [...docs] : undefined)
  })

function toTreeItem(item: HeaderMenuItem, slots?: NavigationMenuSlots, pages?: NavigationItem[]): TreeItem {
  const { label, to, value = label, type, badge, target, disabled, active, defaultOpen, open } = item
  const entries = item.children?.filter((child) => child.type !== 'label')
  const children = pages ?? entries?.map((child) => toTreeItem(child, slots))
  // A group has no page of its own, because its title links to the first page inside.
  const hasPage = to !== undefined && !children?.length
  return {
    title: label,
    path: to ?? '',
    stem: `menu/${value}`,
    ...(hasPage ? {} : { page: false }),
    ...(children?.length && { children }),
    content: (
      <>
        <ItemContent item={item} slots={slots} />
        <ItemEnd item={item} />
      </>
    ),
    isTrigger: type === 'trigger',
    badge,
    target,
    disabled,
    active,
    defaultOpen,
    open,
  }
}
