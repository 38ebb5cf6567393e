import type { IconData } from '../icon-data'

/** One entry of a collection's navigation tree: a page, a folder with a page, or a folder without one (`page: false`). */
export interface NavigationItem {
  title: string
  path: string
  /** The file's place below `content/`, with its order numbers and without its extension. */
  stem: string
  children?: NavigationItem[]
  /** False for a folder that has no page of its own; its `path` then leads nowhere. */
  page?: false
  icon?: IconData
  badge?: string
  target?: '_blank'
  disabled?: boolean
  active?: boolean
  defaultOpen?: boolean
}
