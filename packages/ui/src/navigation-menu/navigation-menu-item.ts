import type { ComponentProps, ReactNode } from 'react'
import { findFirst } from '@galley/core/navigation'
import type { AvatarProps } from '../avatar'
import type { BadgeProps } from '../badge'
import type { IconSource } from '../icon'

/** An entry of a menu: a link, a group, or the heading of a section. */
export interface NavigationMenuItem {
  /** Text of the entry. */
  label: string
  /** URL of the entry. Without it, an entry with children only opens and closes. */
  to?: string
  /** Target of the link. "_blank" opens a new tab and marks the link. */
  target?: string
  /** Child entries: a dropdown in a row, a collapsible group in a column. */
  children?: readonly NavigationMenuItem[]
  /** Marks the entry as active. @default true if the entry or one of its children links to `path` */
  active?: boolean
  /** Disables the entry. @default false */
  disabled?: boolean
  /** In a column: "label" renders a heading above the entries that follow, "trigger" makes the text of a group open the group instead of linking to `to`. */
  type?: 'label' | 'trigger'
  /** Short description below the label. */
  description?: string
  /** Icon before the label. */
  icon?: IconSource
  /** Avatar before the label, instead of an icon. */
  avatar?: AvatarProps
  /** Badge after the label. */
  badge?: string | BadgeProps
  /** Icon at the end, instead of the arrow of a group. */
  trailingIcon?: IconSource
  /** Key in `slots` of the function that renders the content. */
  slot?: string
  /** Identifies the group in `value` and `defaultValue` of the menu. @default label */
  value?: string
  /** In a column: opens the group initially. @default true if the group holds the current page */
  defaultOpen?: boolean
  /** Controlled open state of the group. */
  open?: boolean
  /** On the rail: text of the tooltip. `false` shows none. @default label */
  tooltip?: string | false
  /** On the rail: opens the children in a popover. @default true */
  popover?: boolean
}

/** Functions that render the content of an entry's link or button, by slot name. */
export type NavigationMenuSlots = Readonly<Record<string, (item: NavigationMenuItem) => ReactNode>>

/** Entries of a menu, and the context in which they render. */
export interface MenuContent {
  /** Entries of the menu. */
  items: readonly NavigationMenuItem[]
  /** Path of the current page. Marks its entry and, in a column, opens the groups around it. */
  path?: string
  /** Functions that render the content of entries with a `slot`. */
  slots?: NavigationMenuSlots
}

/** Props of rows and columns. */
export interface MenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'defaultValue'>, MenuContent {
  /** Controlled values of the open groups. A row opens one at a time. */
  value?: readonly string[]
  /** Values of the groups that are open initially. @default in a column, the groups with `defaultOpen` and those around the current page */
  defaultValue?: readonly string[]
  /** Called with the values of the open groups when they change. */
  onValueChange?: (value: string[]) => void
}

/** Props of columns. */
export interface ColumnProps extends MenuProps {
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

export const valueOf = ({ value, label }: NavigationMenuItem) => value ?? label

export const hasChildren = (item: NavigationMenuItem) => (item.children?.length ?? 0) > 0

/** Returns true if the entry, or one of its descendants, is the current page or has `active`. */
export function isActive(item: NavigationMenuItem, path?: string): boolean {
  return (item.active ?? isCurrent(item, path)) || (item.children?.some((child) => isActive(child, path)) ?? false)
}

const isCurrent = ({ to }: NavigationMenuItem, path?: string) => path !== undefined && to === path

/** Returns the attributes that mark a link to the current page (`aria-current="page"`) or to an active entry (`"true"`). */
export function currentProps(item: NavigationMenuItem, path?: string) {
  const isMarked = item.active ?? isCurrent(item, path)
  return {
    'aria-current': isCurrent(item, path) ? ('page' as const) : isMarked ? ('true' as const) : undefined,
    'data-active': isMarked ? '' : undefined,
  }
}

/** Returns the first link of a group. Readers without scripts follow this link, because they cannot open the group. */
export const firstLink = (item: NavigationMenuItem): NavigationMenuItem | undefined =>
  findFirst(item, ({ to }) => to !== undefined)
