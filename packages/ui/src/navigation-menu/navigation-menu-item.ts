import type { ReactNode } from 'react'
import { findFirst } from '@galley/core/navigation'
import type { AvatarProps } from '../avatar'
import type { BadgeProps } from '../badge'
import type { IconSource } from '../icon'

/** One entry of a menu: a link, a group that opens, or words above a section. */
export interface NavigationMenuItem {
  /** The words. */
  label: string
  /** Where it leads. Without it, an entry with children only opens and closes. */
  to?: string
  /** Opens the link elsewhere; "_blank" adds the mark of links that leave this tab. */
  target?: string
  /** What it holds: a panel in a row, a group that folds in a column. */
  children?: readonly NavigationMenuItem[]
  /** Marks the current entry; the entry that leads to `path`, and its groups, are marked without it. @default false */
  active?: boolean
  /** Cannot be used now. @default false */
  disabled?: boolean
  /** In a column: words above the entries that follow ("label"), or a group whose words only fold it, wherever `to` leads ("trigger"). */
  type?: 'label' | 'trigger'
  /** What it is, in a few words, under the label. */
  description?: string
  /** Shown before the label. */
  icon?: IconSource
  /** A picture or initials before the label, instead of an icon. */
  avatar?: AvatarProps
  /** A short word behind the label. */
  badge?: string | BadgeProps
  /** Shown at the end, instead of the arrow of a group or of a link that leaves this tab. */
  trailingIcon?: IconSource
  /** Which of the menu's `slots` renders its content. */
  slot?: string
  /** Its name among the open groups. @default label */
  value?: string
  /** In a column: whether the group is open at first. @default false, unless it holds the current page */
  defaultOpen?: boolean
  /** Whether the group is open, where the data decides. */
  open?: boolean
  /** On the rail: the words beside it; false for none. @default label */
  tooltip?: string | false
  /** On the rail: whether its children open beside it. @default true */
  popover?: boolean
}

/** Renders what is inside an entry's link or button. */
export type NavigationMenuSlots = Readonly<Record<string, (item: NavigationMenuItem) => ReactNode>>

/** Which groups of a menu are open. */
export interface OpenValues {
  /** The open groups, by their `value`, where the parent controls them; a row shows one at a time. */
  value?: readonly string[]
  /** The groups that are open at first. @default in a column, those that the data opens */
  defaultValue?: readonly string[]
  /** Called with the open groups after each change. */
  onValueChange?: (value: string[]) => void
}

export const valueOf = ({ value, label }: NavigationMenuItem) => value ?? label

export const hasChildren = (item: NavigationMenuItem) => (item.children?.length ?? 0) > 0

/** Whether the entry leads to the current page or holds one that does, or is said to. */
export function isActive(item: NavigationMenuItem, path?: string): boolean {
  return (item.active ?? isCurrent(item, path)) || (item.children?.some((child) => isActive(child, path)) ?? false)
}

const isCurrent = ({ to }: NavigationMenuItem, path?: string) => path !== undefined && to === path

/** How a link marks the current page: it is that page, or one of its parents. */
export function currentProps(item: NavigationMenuItem, path?: string) {
  const isMarked = item.active ?? isCurrent(item, path)
  return {
    'aria-current': isCurrent(item, path) ? ('page' as const) : isMarked ? ('true' as const) : undefined,
    'data-active': isMarked ? '' : undefined,
  }
}

/** The first link of a group, for readers without scripts, who cannot open it. */
export const firstLink = (item: NavigationMenuItem): NavigationMenuItem | undefined =>
  findFirst(item, ({ to }) => to !== undefined)
