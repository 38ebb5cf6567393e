import type { DraftSearch } from '@galley/core/preview'

export interface SearchRequest {
  text: string
  /** Path of the current page. Hits near this page rank higher. */
  path: string
  /** Name of the area to search. @default all areas */
  area?: string
}

/** A page or section of a result. */
export interface SearchHit {
  /** The page's path, or `path#anchor`. */
  id: string
  /** Name of its area. */
  area: string
  /** Title of the page, or the heading. */
  title: string
  /** Titles of folders, page and headings above, outermost first. */
  titles: readonly string[]
  /** 1 for a page, 2 to 6 for a heading. */
  level: number
  /** Replaces the icon of the area. */
  icon?: string
  /** Words found, to be marked. */
  terms: readonly string[]
  /** True if the page is a draft. */
  isDraft?: true
}

/** Maximum number of hits of an area, returned and counted. */
export const MAX_COUNT = 100

/** The result of a search. */
export interface SearchAnswer {
  /** Best first: up to 12 of each area, or up to 100 of a chosen area. */
  hits: readonly SearchHit[]
  /** Number of hits in each area, including those that are not in `hits`, up to 100. */
  counts: Readonly<Record<string, number>>
  /** Areas that a search of the whole site leaves out: other versions of the documentation. @default none */
  others?: readonly string[]
  /** Corrected search, if words were misspelled: "search" for "serch". */
  corrected?: string
  /** Typed words that the page of the first hit does not contain. */
  leftOut: readonly string[]
  /** Other searches that have hits, if this search has none. */
  suggestions: readonly string[]
  /** The best hits of the first suggestion, if the search has no hits. */
  closest: readonly SearchHit[]
  /** True if the texts did not load, so that only titles and headings were searched. */
  isPartial: boolean
}

/** Returns the number of hits in a search of the whole site. */
export const countAll = ({ counts, others = [] }: Pick<SearchAnswer, 'counts' | 'others'>) =>
  Object.entries(counts).reduce((sum, [name, count]) => (others.includes(name) ? sum : sum + count), 0)

/** A search engine behind the dialog. `client.ts` of `@galley/search` selects the engine. */
export interface SearchClient {
  /** Prefetches files of the first search on the page at a path. Called when a reader points at the search button. Never throws. */
  prepare: (path: string) => void
  /** Runs a search. Rejects with the signal's reason after a cancellation, and with an `Error` if the index did not load. */
  search: (request: SearchRequest, signal: AbortSignal) => Promise<SearchAnswer>
  /** Returns the text around the words found, by the hit's id. Leaves out hits whose text is empty or did not load. Rejects like `search`. */
  readExcerpts: (hits: readonly SearchHit[], signal: AbortSignal) => Promise<Readonly<Record<string, string>>>
}

/** A search engine that can replace published pages by drafts. */
export interface DraftEngine extends SearchClient {
  /** Sets the drafts for the next searches. `undefined` restores the published pages. */
  setDrafts: (drafts: DraftSearch | undefined) => void
}
