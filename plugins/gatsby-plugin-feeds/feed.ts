/** The author of an entry. */
export interface FeedAuthor {
  name: string
  url?: string
}

/** A file that belongs to an entry, such as its picture. */
export interface Enclosure {
  url: string
  type: string
  /** In bytes. */
  size: number
}

/** An entry of a feed. URLs are absolute; dates are in ISO 8601 with a time, such as "2026-01-31T00:00:00Z". */
export interface FeedEntry {
  /** Must never change: feed readers use the id to recognise entries that they already have. */
  id: string
  url: string
  title: string
  /** The page's description; empty if it has none. */
  summary: string
  /** The full text as HTML. */
  html?: string
  /** Missing for pages without a date. */
  published?: string
  updated: string
  authors: FeedAuthor[]
  tags: string[]
  image?: Enclosure
}

/** A feed before it is written in one of the formats. */
export interface Feed {
  /** URL of the feed's page. */
  url: string
  title: string
  description: string
  language: string
  /** The site, which is the author of entries without an author. */
  author: FeedAuthor
  icon: string
  /** Sorted from the newest to the oldest. */
  entries: FeedEntry[]
}
