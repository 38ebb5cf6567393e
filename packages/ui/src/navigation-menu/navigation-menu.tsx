import * as React from 'react'
import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'
import { loadPart } from '@galley/core/load-part'
import { HorizontalMenu } from './horizontal-menu'
import type { NavigationMenuItem, NavigationMenuSlots, OpenValues } from './navigation-menu-item'

export interface NavigationMenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'defaultValue'>, OpenValues {
  /** Entries of the menu. */
  items: readonly NavigationMenuItem[]
  /** Layout: a row with dropdowns, or a column with collapsible groups. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** Path of the current page. Marks its entry and, in a column, opens the groups around it. */
  path?: string
  /** Functions that render the content of entries with a `slot`. */
  slots?: NavigationMenuSlots
  /** In a column: adds a button that collapses it to a rail of icons. @default false */
  collapsible?: boolean
  /** In a column: controlled collapsed state. */
  collapsed?: boolean
  /** In a column: collapsed to a rail initially. @default false */
  defaultCollapsed?: boolean
  /** Called when the collapsed state changes. */
  onCollapsedChange?: (isCollapsed: boolean) => void
  /** Accessible label of the button that expands a rail. @default 'Expand sidebar' */
  expandLabel?: string
  /** Accessible label of the button that collapses a column. @default 'Collapse sidebar' */
  collapseLabel?: string
}

/** Loads on demand, so that pages with rows only, such as a header, do not load the code of columns. */
const VerticalMenu = lazy(() => loadPart(async () => ({ default: (await import('./vertical-menu')).VerticalMenu })))

/** Navigation from data: a row with dropdowns, or a column with collapsible groups. */
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
