import { dumpPath, MANIFEST_PATH, queryPath } from '@galley/query/dump'

/** The URLs from which a page loads databases. */
export interface ContentUrls {
  manifest: string
  dumpOf: (collection: string) => string
  /** URL of the endpoint that runs queries for browsers without SQLite. */
  queryOf: (collection: string) => string
}

/** URLs of databases that can change while the page is open. Every query loads the manifest, and the browser caches nothing. */
export interface LiveContentUrls extends ContentUrls {
  /** Returns the headers of a request; called for each request. */
  headers: () => Record<string, string>
}

export const PUBLISHED: ContentUrls = { manifest: MANIFEST_PATH, dumpOf: dumpPath, queryOf: queryPath }

export const isLive = (urls: ContentUrls): urls is LiveContentUrls => 'headers' in urls

export const headersOf = (urls: ContentUrls) => (isLive(urls) ? urls.headers() : {})

/** Adds the version to the query string of a URL. */
export const ofVersion = (url: string, version: string) =>
  `${url}${url.includes('?') ? '&' : '?'}v=${encodeURIComponent(version)}`
