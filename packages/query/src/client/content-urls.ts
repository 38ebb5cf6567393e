import { dumpPath, MANIFEST_PATH, queryPath } from '@galley/query/dump'

/** Where databases come from. */
export interface ContentUrls {
  /** URL of the manifest. */
  manifest: string
  /** URL of a collection's dump. */
  dumpOf: (collection: string) => string
  /** URL of the endpoint for queries without a database. */
  queryOf: (collection: string) => string
}

/** Databases that change while the page is open: every query loads the manifest, and the browser caches nothing. */
export interface LiveContentUrls extends ContentUrls {
  /** Called for the headers of each request. */
  headers: () => Record<string, string>
}

/** The published databases. */
export const PUBLISHED: ContentUrls = { manifest: MANIFEST_PATH, dumpOf: dumpPath, queryOf: queryPath }

export const isLive = (urls: ContentUrls): urls is LiveContentUrls => 'headers' in urls

/** The headers of requests for these databases. */
export const headersOf = (urls: ContentUrls) => (isLive(urls) ? urls.headers() : {})

/** The URL of a version of a file. */
export const ofVersion = (url: string, version: string) =>
  `${url}${url.includes('?') ? '&' : '?'}v=${encodeURIComponent(version)}`
