import type { RawRow } from '@galley/query/builder'

/** A query for the worker, with the version of the collection that the page knows. */
export interface DatabaseQuery {
  collection: string
  version: string
  sql: string
}

/** The source of a dump that changes while the page is open. The browser does not cache it. */
export interface LiveDump {
  url: string
  headers: Record<string, string>
}

/** The worker's methods. */
export type DatabaseCall = (DatabaseQuery & { live?: LiveDump | undefined }) | 'forget'

/** The worker could not answer. Errors lose their class between threads, so `reason` says what the page can do. */
export interface DatabaseFailure {
  /**
   * `unsupported`: SQLite does not run in this browser, the endpoint may answer. `outdated`: the dump is gone, the manifest may know
   * another version. `failed`: tell the caller.
   */
  reason: 'unsupported' | 'outdated' | 'failed'
  message: string
}

export type DatabaseAnswer = { rows: RawRow[] } | { failure: DatabaseFailure }
