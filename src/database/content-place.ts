import { dumpPath, MANIFEST_PATH, queryPath } from '~/lib/content-database'

/** Where databases come from. */
export interface ContentPlace {
  /** Address of the manifest. */
  manifest: string
  /** Address of a collection's dump. */
  dumpOf: (collection: string) => string
  /** Address where a collection is queried without a database. */
  queryOf: (collection: string) => string
}

/** Where databases change while the page is open: the manifest is asked for with every query, and the browser keeps nothing. */
export interface LiveContentPlace extends ContentPlace {
  /** Headers of every request, asked for before each. */
  headers: () => Record<string, string>
}

/** What the build wrote, on the site's own server. */
export const PUBLISHED: ContentPlace = { manifest: MANIFEST_PATH, dumpOf: dumpPath, queryOf: queryPath }

export const isLive = (place: ContentPlace): place is LiveContentPlace => 'headers' in place

/** The headers that a place asks for. */
export const headersOf = (place: ContentPlace) => (isLive(place) ? place.headers() : {})

/** The address of a version of what is there. */
export const ofVersion = (address: string, version: string) =>
  `${address}${address.includes('?') ? '&' : '?'}v=${encodeURIComponent(version)}`
