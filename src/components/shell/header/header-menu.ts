import type { IconName } from '~/components/ui/icon'
import type { NavigationMenuItem } from '~/components/ui/navigation-menu'
import type { NavigationItem } from '~/lib/navigation'
import { type Area, withoutLeftOut } from '~/lib/route-table'
import { site } from '~/site'

/** An entry of the header's menu, as `src/site.ts` lists it. */
export interface HeaderMenuItem extends Omit<NavigationMenuItem, 'slot' | 'children'> {
  /** The entry is active on every page at or below this path. @default `to`, on the first level */
  below?: string
  icon?: IconName
  badge?: string
  target?: '_blank'
  children?: readonly HeaderMenuItem[]
}

/** The entry below this path holds the documentation's pages. */
const DOCS_PATH = '/docs'

const menu: readonly HeaderMenuItem[] = site.header.menu

/** The header's menu without areas that the site leaves out. */
export const listMenu = (areas: readonly Area[]) => withoutLeftOut(menu, areas)

/** What stands in the middle of the header, with the reader's place marked. */
export const listHeaderItems = (path: string, items = menu) =>
  items.map((item) => ({ ...item, active: item.active ?? isBelow(path, item.below ?? item.to) }))

const isBelow = (path: string, root?: string) => root !== undefined && (path === root || path.startsWith(`${root}/`))

/** A tree's entry whose icon is one of the interface's own. */
export interface MenuTreeItem extends NavigationItem {
  iconName?: IconName
  children?: MenuTreeItem[]
}

/** The header's menu as one tree, in the same order, with the documentation's pages in it. */
export const buildMenuTree = (docs: readonly NavigationItem[], items = menu): MenuTreeItem[] =>
  items.map((item) => toTreeItem(item, item.below === DOCS_PATH && docs.length > 0 ? [...docs] : undefined))

function toTreeItem(item: HeaderMenuItem, pages?: NavigationItem[]): MenuTreeItem {
  const { label, to, icon, badge, target, disabled, active, defaultOpen } = item
  const children = pages ?? item.children?.filter(({ type }) => type !== 'label').map((child) => toTreeItem(child))
  // A page that its group lists too is not shown twice: the title leads to it as the first one inside.
  const hasPage = to !== undefined && !children?.length
  return {
    title: label,
    path: to ?? '',
    stem: `menu/${label}`,
    ...(hasPage ? {} : { page: false }),
    ...(children?.length && { children }),
    ...(icon && { iconName: icon }),
    badge,
    target,
    disabled,
    active,
    defaultOpen,
  }
}
