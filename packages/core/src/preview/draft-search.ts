import type { SearchDocument } from '../search-index'
import type { DraftState } from './preview-api'

/** The changes that drafts make to the published search index. */
export interface DraftSearch {
  revision: number
  /** Changed pages and new pages. */
  pages: DraftSearchPage[]
  /** Paths to remove from the results: deleted, moved, or with `search: false`. */
  gone: string[]
}

/** A page in the form of the search index. */
export interface DraftSearchPage {
  path: string
  /** Name of its area. */
  area: string
  /** How the page differs from the build; undefined when only a parent folder has another name. */
  state?: DraftState
  /** Its opening first. */
  sections: SearchDocument[]
}
