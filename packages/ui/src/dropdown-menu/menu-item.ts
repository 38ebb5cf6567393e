import type { ColorRole } from '@galley/tokens/theme'
import type { IconSource } from '../icon'

/** Properties that most menu items share. */
export interface MenuLine {
  /** Text of the item. */
  label: string
  /** Icon before the label. */
  icon?: IconSource
  /** Shortcut shown in the item, such as "Ctrl+D". The menu does not handle the keys. */
  kbd?: string
  /** Colour role. Use "error" for destructive actions. @default 'neutral' */
  color?: ColorRole
  /** Shows the item but prevents selecting it. @default false */
  disabled?: boolean
}

/** An item that runs an action. */
export interface MenuAction extends MenuLine {
  /** Optional. */
  type?: 'action'
  /** Called when the item is selected. Call `event.preventDefault()` to keep the menu open. */
  onSelect?: (event: Event) => void
}

/** An item that links to a page. */
export interface MenuLink extends MenuLine {
  /** Optional. */
  type?: 'link'
  /** A path of this site or a URL. */
  to: string
  /** "_blank" opens a new tab and marks the item. */
  target?: string
  /** Called when the item is selected, before the page changes. */
  onSelect?: (event: Event) => void
}

/** An item that opens a submenu. */
export interface MenuBranch extends MenuLine {
  /** Optional. */
  type?: 'menu'
  /** Items of the submenu. */
  children: readonly DropdownMenuItem[]
}

/** An item that toggles a state. The menu stays open. */
export interface MenuCheckbox extends MenuLine {
  /** Kind of item. */
  type: 'checkbox'
  /** Checked state. */
  checked: boolean
  /** Called when the state changes. */
  onCheckedChange: (isChecked: boolean) => void
}

/** A group of which one option is selected. */
export interface MenuRadio {
  /** Kind of item. */
  type: 'radio'
  /** Label of the group. */
  label: string
  /** Value of the selected option. */
  value: string
  /** Called when the selected option changes. */
  onValueChange: (value: string) => void
  /** Options, each with a `value`. */
  options: readonly (MenuLine & { value: string })[]
}

/** A label for the items that follow. */
export interface MenuLabel {
  /** Kind of item. */
  type: 'label'
  /** Text of the label. */
  label: string
  /** Icon before the text. */
  icon?: IconSource
}

/** A line between items. */
export interface MenuSeparator {
  /** Kind of item. */
  type: 'separator'
}

/** An item of the menu. */
export type DropdownMenuItem = MenuAction | MenuLink | MenuBranch | MenuCheckbox | MenuRadio | MenuLabel | MenuSeparator
