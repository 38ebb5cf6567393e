import * as React from 'react'
import { lazy, Suspense } from 'react'
import { loadPart } from '@galley/core/load-part'
import { HorizontalMenu } from './horizontal-menu'
import type { ColumnProps } from './navigation-menu-item'

export interface NavigationMenuProps extends ColumnProps {
  /** Layout: a row with dropdowns, or a column with collapsible groups. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

/** Loads on demand, so that pages without a column do not load the code of columns. */
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
