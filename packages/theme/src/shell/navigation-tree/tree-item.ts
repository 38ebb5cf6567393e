import type { ReactNode } from 'react'
import type { NavigationItem } from '@galley/core/navigation'

/** An entry of a tree: a page of the content, or an entry of the header's menu. */
export interface TreeItem extends NavigationItem {
  children?: TreeItem[]
  /** Replaces icon, title and badge of the entry. */
  content?: ReactNode
  /** True if the title only opens and closes the group. */
  isTrigger?: boolean
  /** Controls the group. Without it, the reader opens and closes the group. */
  open?: boolean
}
