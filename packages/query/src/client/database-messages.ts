import type { RawRow } from '@galley/query/builder'

/** A query for the worker, with the collection's version in the manifest that the page loaded. */
export interface DatabaseQuery {
  collection: string
  version: string
  sql: string
}

/** The URL and headers of a dump that can change while the page is open. The browser does not cache this dump. */
export interface LiveDump {
  url: string
  headers: Record<string, string>
}

/** A message to the worker: a query, or `forget`, which closes all databases. */
export type DatabaseCall = (DatabaseQuery & { live?: LiveDump | undefined }) | 'forget'

/** The reason why a query failed. Errors lose their class between threads, so this is an object. */
export interface DatabaseFailure {
  /**
   * `unsupported`: SQLite does not run in this browser, so the page sends the query to the endpoint. `outdated`: the site no longer
   * serves this version, so the page reads the manifest again. `failed`: the query rejects with `message`.
   */
  reason: 'unsupported' | 'outdated' | 'failed'
  message: string
}

export type DatabaseAnswer = { rows: RawRow[] } | { failure: DatabaseFailure }
