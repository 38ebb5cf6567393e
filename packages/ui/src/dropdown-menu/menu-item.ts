import type { ColorRole } from '@galley/tokens/theme'
import type { IconSource } from '../icon'

/** What a line of the menu shows. */
export interface MenuLine {
  /** The words of the line. */
  label: string
  /** Shown before the label. */
  icon?: IconSource
  /** Keys that do the same, such as "Ctrl+D". The menu shows them; it does not listen to them. */
  kbd?: string
  /** Colour role, "error" for what destroys. @default 'neutral' */
  color?: ColorRole
  /** In the list, but nothing to choose. @default false */
  disabled?: boolean
}

/** Something to do. */
export interface MenuAction extends MenuLine {
  /** May be left out. */
  type?: 'action'
  /** Runs when the line is chosen. The menu closes, unless the event's default is prevented. */
  onSelect?: (event: Event) => void
}

/** Somewhere to go. */
export interface MenuLink extends MenuLine {
  /** May be left out. */
  type?: 'link'
  /** A path of this site, or a URL. */
  to: string
  /** "_blank" opens a new tab, and the line says so. */
  target?: string
  /** Runs when the line is chosen, before the page changes. */
  onSelect?: (event: Event) => void
}

/** Opens a menu of its own. */
export interface MenuBranch extends MenuLine {
  /** May be left out. */
  type?: 'menu'
  /** The lines of the submenu. */
  children: readonly DropdownMenuItem[]
}

/** On or off; the menu stays open. */
export interface MenuCheckbox extends MenuLine {
  /** Says what kind of line it is. */
  type: 'checkbox'
  /** Whether it is on. */
  checked: boolean
  /** Called with the new state. */
  onCheckedChange: (isChecked: boolean) => void
}

/** One of several. */
export interface MenuRadio {
  /** Says what kind of line it is. */
  type: 'radio'
  /** Shown above the choices and names them. */
  label: string
  /** The choice that is made. */
  value: string
  /** Called with the choice. */
  onValueChange: (value: string) => void
  /** The choices, each a line with a `value`. */
  options: readonly (MenuLine & { value: string })[]
}

/** A name for the lines that follow. */
export interface MenuLabel {
  /** Says what kind of line it is. */
  type: 'label'
  /** The words. */
  label: string
  /** Shown before the words. */
  icon?: IconSource
}

/** A hairline between lines. */
export interface MenuSeparator {
  /** Says what kind of line it is. */
  type: 'separator'
}

/** A line of the menu. */
export type DropdownMenuItem = MenuAction | MenuLink | MenuBranch | MenuCheckbox | MenuRadio | MenuLabel | MenuSeparator
