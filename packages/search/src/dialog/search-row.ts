import type { IconSource } from '@galley/ui/icon'
import type { ListboxOption } from '@galley/ui/listbox'

/** A row of the dialog's list. `value` must be unique among all rows. */
export interface SearchRow extends ListboxOption {
  /** Path of the row's page. Undefined for an action. */
  to?: string | undefined
  /** Opens the page, or runs the action. */
  run: () => void
  /** Called when the row is opened, even in a new tab. */
  onOpen?: () => void
  /** Removes the row from the list. */
  remove?: () => void
  /** Titles above the row's own, outermost first. */
  titles?: readonly string[]
  /** Words found, which are marked. */
  terms?: readonly string[]
  /** Text around the words found. Undefined until it has loaded. */
  excerpt?: string | undefined
  /** Reserves a line for the excerpt. */
  hasExcerpt?: boolean
  /** True for a heading in a page. */
  isHeading?: boolean
  isDraft?: boolean
  icon?: IconSource
}

/** Rows below a common label. */
export interface RowGroup {
  label: string
  rows: readonly SearchRow[]
}
