import { dumpPath, MANIFEST_PATH, queryPath } from '~/lib/content-database'

/** Where databases come from. */
export interface ContentPlace {
  /** URL of the manifest. */
  manifest: string
  /** URL of a collection's dump. */
  dumpOf: (collection: string) => string
  /** URL of the endpoint for queries without a database. */
  queryOf: (collection: string) => string
}

/** Databases that change while the page is open: every query loads the manifest, and the browser caches nothing. */
export interface LiveContentPlace extends ContentPlace {
  /** Called for the headers of each request. */
  headers: () => Record<string, string>
}

/** The published databases. */
export const PUBLISHED: ContentPlace = { manifest: MANIFEST_PATH, dumpOf: dumpPath, queryOf: queryPath }

export const isLive = (place: ContentPlace): place is LiveContentPlace => 'headers' in place

/** The headers of requests for these databases. */
export const headersOf = (place: ContentPlace) => (isLive(place) ? place.headers() : {})

/** The URL of a version of a file. */
export const ofVersion = (address: string, version: string) =>
  `${address}${address.includes('?') ? '&' : '?'}v=${encodeURIComponent(version)}`
