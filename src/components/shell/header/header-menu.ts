import type { NavigationItem } from '~/lib/navigation'

export interface HeaderMenuItem {
  label: string
  to: string
  /** The item is active on every page at or below this path. @default `to` */
  below?: string
  description?: string
  children?: readonly HeaderMenuItem[]
}

const DOCUMENTATION: HeaderMenuItem = { label: 'Documentation', to: '/docs/getting-started', below: '/docs' }

/** What stands in the middle of the header, and first in the menu of narrow screens. */
export const headerMenu: readonly HeaderMenuItem[] = [
  DOCUMENTATION,
  {
    label: 'Studio',
    to: '/studio',
    children: [
      {
        label: 'Features',
        to: '/studio',
        description: 'everything needed to edit a content project',
      },
      {
        label: 'Pricing',
        to: '/studio/pricing',
        description: 'free for personal use and paid plans for teams',
      },
    ],
  },
  { label: 'Templates', to: '/templates' },
  { label: 'Blog', to: '/blog' },
]

/** Whether the reader is at the item's place or below it. */
export function isActive({ to, below = to }: HeaderMenuItem, path: string) {
  return path === below || path.startsWith(`${below}/`)
}

/** The header's menu as one tree, with the documentation's pages in it; they come last, because they are many. */
export function buildMenuTree(docs: readonly NavigationItem[]): NavigationItem[] {
  const others = headerMenu.filter((item) => item !== DOCUMENTATION)
  return [...others, DOCUMENTATION].map((item) => toTreeItem(item, docs))
}

function toTreeItem(item: HeaderMenuItem, docs: readonly NavigationItem[]): NavigationItem {
  const children = item === DOCUMENTATION ? [...docs] : item.children?.map((child) => toTreeItem(child, []))
  // A page that its group lists too is not shown twice: the title leads to it as the first one inside.
  const isGroup = children !== undefined && children.length > 0
  return { title: item.label, path: item.to, stem: `menu/${item.label}`, ...(isGroup && { children, page: false }) }
}
