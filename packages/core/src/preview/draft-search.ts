import type { SearchDocument } from '../search-index'
import type { DraftState } from './preview-api'

/** The changes that drafts make to the published search index. */
export interface DraftSearch {
  revision: number
  /** Changed pages and new pages. */
  pages: DraftSearchPage[]
  /** Paths to remove from the results: pages that were deleted or moved, or that set `search: false`. */
  gone: string[]
}

/** A page in the form of the search index. */
export interface DraftSearchPage {
  path: string
  /** Name of the page's search area. */
  area: string
  /** Difference between the page and the build; undefined if only the name of a parent folder has changed. */
  state?: DraftState
  /** Sections of the page, starting with the opening. */
  sections: SearchDocument[]
}
