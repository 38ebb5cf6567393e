import type { IconData } from '../icon-data'

/** An item of a collection's navigation tree: a page, a folder with a page, or a folder without a page (`page: false`). */
export interface NavigationItem {
  title: string
  path: string
  /** The file below `content/`, with order numbers, without its extension. */
  stem: string
  children?: NavigationItem[]
  /** False for a folder without a page. No page is then at `path`. */
  page?: false
  icon?: IconData
  badge?: string
  target?: '_blank'
  disabled?: boolean
  active?: boolean
  defaultOpen?: boolean
}
