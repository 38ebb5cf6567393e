import type { StoredSection } from '../search-index'
import type { DraftState } from './preview-api'

/** What searches of the published index have to know of the drafts. */
export interface DraftSearch {
  revision: number
  /** Pages that searches find otherwise than as they were published. */
  pages: DraftSearchPage[]
  /** Paths where searches find nothing any more: deleted, moved away, or kept out of the search. */
  gone: string[]
}

/** A page as the index of its area would have it. */
export interface DraftSearchPage {
  path: string
  /** Name of its area. */
  area: string
  /** How the page differs from the build; undefined when only a folder above it is named otherwise. */
  state?: DraftState
  /** Its opening first. */
  sections: StoredSection[]
}
