import type { ReactNode } from 'react'
import type { NavigationItem } from '@galley/core/navigation'

/** An entry of a tree; beside pages of the content, what the header's menu has. */
export interface TreeItem extends NavigationItem {
  children?: TreeItem[]
  /** Replaces icon, title and badge of the entry. */
  content?: ReactNode
  /** The title only opens and closes the group. */
  isTrigger?: boolean
  /** Whether the group is open, where the data decides. */
  open?: boolean
}
