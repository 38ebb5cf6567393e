/** Somebody who wrote an entry. */
export interface FeedAuthor {
  name: string
  url?: string
}

/** A file that belongs to an entry, as podcasts and pictures do. */
export interface Enclosure {
  url: string
  type: string
  /** Its size in bytes. */
  size: number
}

/** An entry of a feed. URLs are absolute, dates in the form of ISO 8601. */
export interface FeedEntry {
  /** Never changes: readers know by it what they have seen. */
  id: string
  url: string
  title: string
  /** One sentence; empty when there is none. */
  summary: string
  /** The full text. */
  html?: string
  /** Unknown for pages that have only a last change. */
  published?: string
  updated: string
  authors: FeedAuthor[]
  tags: string[]
  image?: Enclosure
}

/** A feed before it is written in one of the formats. */
export interface Feed {
  /** Where the page is that the feed is about. */
  url: string
  title: string
  description: string
  language: string
  /** The site, for entries without an author. */
  author: FeedAuthor
  icon: string
  /** From new to old. */
  entries: FeedEntry[]
}
