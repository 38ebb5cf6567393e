import type { IconSource } from '@galley/ui/icon'
import type { ListboxOption } from '@galley/ui/listbox'

/** A row of the dialog's list. `value` is its own among all rows; `label` is what is in it. */
export interface SearchRow extends ListboxOption {
  /** Where it leads; a row without it does something. */
  to?: string | undefined
  /** What choosing it does. */
  run: () => void
  /** Called when it is opened, in a new tab too. */
  onOpen?: () => void
  /** Takes it out of the list. */
  remove?: () => void
  /** What it is in, outermost first. */
  titles?: readonly string[]
  /** The words found, which are marked. */
  terms?: readonly string[]
  /** What it says around them; undefined until it has loaded, and for a row that never has one. */
  excerpt?: string | undefined
  /** A line is kept free for its excerpt. */
  hasExcerpt?: boolean
  /** A heading in a page. */
  isHeading?: boolean
  /** It leads to a draft, and says so. */
  isDraft?: boolean
  icon?: IconSource
}

/** Rows under one label. */
export interface RowGroup {
  label: string
  rows: readonly SearchRow[]
}
