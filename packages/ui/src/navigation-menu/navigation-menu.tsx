import * as React from 'react'
import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'
import { loadPart } from '@galley/core/load-part'
import { HorizontalMenu } from './horizontal-menu'
import type { NavigationMenuItem, NavigationMenuSlots, OpenValues } from './navigation-menu-item'

export interface NavigationMenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'defaultValue'>, OpenValues {
  /** The entries. */
  items: readonly NavigationMenuItem[]
  /** A row with dropdowns, or a column with groups that fold. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** The current page: the entry that leads there is marked, and in a column the groups around it are open. */
  path?: string
  /** Renders the content of entries that name one of these as their `slot`. */
  slots?: NavigationMenuSlots
  /** In a column: offers to narrow it to a rail of icons. @default false */
  collapsible?: boolean
  /** In a column: whether it is a rail of icons, where the parent controls it. */
  collapsed?: boolean
  /** In a column: whether it is a rail of icons at first. @default false */
  defaultCollapsed?: boolean
  /** Called when the column becomes a rail, or a column again. */
  onCollapsedChange?: (isCollapsed: boolean) => void
  /** What the button of a rail is called. @default 'Expand sidebar' */
  expandLabel?: string
  /** What the button of a column is called. @default 'Collapse sidebar' */
  collapseLabel?: string
}

/** A column loads after the page that has one; rows, such as a header's, do not load it. */
const VerticalMenu = lazy(() => loadPart(async () => ({ default: (await import('./vertical-menu')).VerticalMenu })))

/** Links and groups of links, from data: a row with dropdowns, or a column with groups that fold. */
export function NavigationMenu({
  orientation = 'horizontal',
  collapsible,
  collapsed,
  defaultCollapsed,
  onCollapsedChange,
  expandLabel,
  collapseLabel,
  ...rest
}: NavigationMenuProps) {
  if (orientation === 'horizontal') return <HorizontalMenu {...rest} />
  const rail = { collapsible, collapsed, defaultCollapsed, onCollapsedChange, expandLabel, collapseLabel }
  return (
    <Suspense>
      <VerticalMenu {...rail} {...rest} />
    </Suspense>
  )
}
