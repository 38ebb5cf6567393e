import * as React from 'react'
import { useState } from 'react'
import type { IconData } from '@galley/core/icon-data'
import { site } from '@galley/site'
import { useControlled } from '../hooks/use-controlled'
import { Icon } from '../icon'
import { MenuRail } from './menu-rail'
import { MenuTree } from './menu-tree'
import { type ColumnProps, isActive, type NavigationMenuItem, valueOf } from './navigation-menu-item'
import * as S from './vertical-menu.styles'

/** `lucide:panel-left`, inlined because only this component uses it. */
const SIDEBAR: IconData = {
  width: 24,
  height: 24,
  body: '<g fill="none" stroke="currentColor" stroke-width="2"><rect width="18" height="18" x="3" y="3" rx="2"/><path d="M9 3v18"/></g>',
}

/** A column of links and collapsible groups, which collapses to a rail of icons. */
export function VerticalMenu({
  items,
  path,
  slots,
  value,
  defaultValue,
  onValueChange,
  collapsible = false,
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  expandLabel = site.texts.expandSidebar,
  collapseLabel = site.texts.collapseSidebar,
  ...rest
}: ColumnProps) {
  const [isCollapsed, setCollapsed] = useControlled(collapsed, defaultCollapsed, onCollapsedChange)

  const initial = [...openAtFirst(items), ...around(items, path)]
  const [values, setValues, setOwnValues] = useControlled(value, defaultValue ?? initial, onValueChange)
  const [shownPath, setShownPath] = useState(path)
  if (path !== shownPath) {
    setShownPath(path)
    setOwnValues([...new Set([...values, ...around(items, path)])])
  }

  return (
    <S.Root data-collapsed={isCollapsed ? '' : undefined} {...rest}>
      {collapsible && (
        <S.RailToggle
          type="button"
          aria-label={isCollapsed ? expandLabel : collapseLabel}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          <Icon name={SIDEBAR} size={18} />
        </S.RailToggle>
      )}
      {isCollapsed ? (
        <MenuRail items={items} path={path} slots={slots} />
      ) : (
        <MenuTree items={items} path={path} slots={slots} values={values} onValuesChange={setValues} />
      )}
    </S.Root>
  )
}

/** Returns the values of the groups with `defaultOpen`. */
const openAtFirst = (items: readonly NavigationMenuItem[]): string[] =>
  items.flatMap((item) => [...(item.defaultOpen ? [valueOf(item)] : []), ...openAtFirst(item.children ?? [])])

/** Returns the values of the groups around the current page. */
const around = (items: readonly NavigationMenuItem[], path?: string): string[] =>
  items
    .filter((item) => item.children && isActive(item, path))
    .flatMap((item) => [valueOf(item), ...around(item.children ?? [], path)])
