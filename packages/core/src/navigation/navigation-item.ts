import type { IconData } from '../icon-data'

/** One entry of a collection's navigation tree: a page, a folder with a page, or a folder without one (`page: false`). */
export interface NavigationItem {
  title: string
  path: string
  /** The file below `content/`, order numbers kept, without its extension. */
  stem: string
  children?: NavigationItem[]
  /** False for a folder without a page: its `path` is not a page. */
  page?: false
  icon?: IconData
  badge?: string
  target?: '_blank'
  disabled?: boolean
  active?: boolean
  defaultOpen?: boolean
}
