import type { DraftSearch } from '@galley/core/preview'

/** What is looked for, and from where. */
export interface SearchRequest {
  text: string
  /** The current page: hits near it are first. */
  path: string
  /** Only this area. @default all */
  area?: string
}

/** A section or page that answers a search. */
export interface SearchHit {
  /** The page's path, or `path#anchor`. */
  id: string
  /** Name of its area. */
  area: string
  /** Title of the page, or the heading. */
  title: string
  /** Titles above it: folders, the page, headings; outermost first. */
  titles: readonly string[]
  /** 1 for a page, 2 to 6 for a heading in it. */
  level: number
  /** Shown before it instead of the area's. */
  icon?: string
  /** The words of the index that were found, for marking them. */
  terms: readonly string[]
  /** Its page is a draft, which differs from the published one. */
  isDraft?: true
}

/** More hits of an area are neither given nor counted. */
export const MAX_COUNT = 100

/** What a search found. */
export interface SearchAnswer {
  /** Best first: a dozen of each area, or up to a hundred of the one that was asked for. */
  hits: readonly SearchHit[]
  /** How many there are in each area, those that are not in `hits` too; counted up to a hundred. */
  counts: Readonly<Record<string, number>>
  /** What was looked for instead, when words were spelled otherwise, or are nowhere: "serch" gave what "search" has. */
  corrected?: string
  /** When nothing was found: searches that find something. */
  suggestions: readonly string[]
  /** When nothing was found: similar pages and headings. */
  closest: readonly SearchHit[]
  /** True when only titles and headings could be looked at, because the texts did not load. */
  isPartial: boolean
}

/** The engine behind the search dialog; `client.ts` has the one of this site, and another may replace it. */
export interface SearchClient {
  /** Fetches ahead what the first search needs. Called when somebody reaches for the search; never fails. */
  prepare: () => void
  /** Answers a search. Rejects with the signal's reason when it is cancelled, and with an `Error` that says what did not load. */
  search: (request: SearchRequest, signal: AbortSignal) => Promise<SearchAnswer>
  /** What each hit says around the words found, by the hit's id; a hit without text, or whose text did not load, is missing. Rejects as `search` does. */
  readExcerpts: (hits: readonly SearchHit[], signal: AbortSignal) => Promise<Readonly<Record<string, string>>>
}

/** An engine that can show drafts instead of published pages. */
export interface DraftEngine extends SearchClient {
  /** From the next search on these are found; `undefined` brings back what was published. */
  setDrafts: (drafts: DraftSearch | undefined) => void
}
