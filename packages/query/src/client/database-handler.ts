import { requestText, StatusError } from '@galley/core/request'
import { retryOnce } from '@galley/core/retry-once'
import { QueryError } from '@galley/query/builder'
import { type ContentDatabase, openDump, openImage, versionOfDump } from '@galley/query/dump'
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { ofVersion, PUBLISHED } from './content-urls'
import type { DatabaseCache } from './database-cache'
import type { DatabaseAnswer, DatabaseCall, DatabaseFailure, LiveDump } from './database-messages'
import { reasonOf } from './reason-of'

/** The worker's dependencies, which tests replace. */
export interface DatabaseParts {
  /** SQLite; undefined in a browser without WebAssembly. */
  loadSqlite: () => Promise<Sqlite3Static | undefined>
  fetch: typeof fetch
  cache: DatabaseCache
}

interface Loaded {
  version: string
  database: Promise<ContentDatabase | DatabaseFailure>
  /** Pending queries. */
  waiting: number
}

const GONE = 404

/** Answers queries; loads the database of a collection with its first query, and again when the page knows another version. */
export function createDatabaseHandler({ loadSqlite, fetch, cache }: DatabaseParts) {
  const loaded = new Map<string, Loaded>()
  let sqlite: Promise<Sqlite3Static | undefined> | undefined

  const startSqlite = async () => {
    sqlite ??= loadSqlite()
    try {
      return await sqlite
    } catch (error) {
      // The next query tries again.
      sqlite = undefined
      throw error
    }
  }

  /** The text of a dump; undefined when the site has none of this version. */
  const fetchDump = async (url: string, version: string, attempt: 1 | 2, live?: LiveDump) => {
    // The cached response may be of another version, or the failed first attempt.
    const modes = live
      ? (['no-store'] as const)
      : attempt === 1
        ? (['default', 'reload'] as const)
        : (['reload'] as const)
    for (const cache of modes) {
      const dump = await requestText(url, { cache, ...(live && { headers: live.headers }), fetch }).catch(
        (error: unknown) => {
          if (error instanceof StatusError && error.status === GONE) return undefined
          throw error
        },
      )
      if (dump === undefined || versionOfDump(dump) === version) return dump
    }
    return undefined
  }

  const load = (collection: string, version: string, live?: LiveDump) =>
    retryOnce(async (attempt): Promise<ContentDatabase | DatabaseFailure> => {
      const url = ofVersion(live?.url ?? PUBLISHED.dumpOf(collection), version)
      // A broken cached image is not read again.
      const image = attempt === 1 && !live ? await cache.read(collection, version) : undefined
      const [sqlite3, dump] = await Promise.all([
        startSqlite(),
        image ? undefined : fetchDump(url, version, attempt, live),
      ])
      if (!sqlite3) return { reason: 'unsupported', message: 'This browser does not allow WebAssembly.' }
      if (image) return openImage(sqlite3, collection, image)
      // The site was published after the page read the manifest.
      if (dump === undefined) return { reason: 'outdated', message: describeOutdated(url) }
      const database = openDump(sqlite3, collection, dump)
      if (!live) void cache.write(collection, version, () => database.image())
      return database
    }).catch((error: unknown): DatabaseFailure => {
      const reason = reasonOf(error)
      const message = `The database of "${collection}" could not be loaded: ${reason}. Check the connection, then try again.`
      return { reason: 'failed', message }
    })

  /** The database of a collection, loaded once for each version. */
  const open = (collection: string, version: string, live?: LiveDump) => {
    const known = loaded.get(collection)
    if (known?.version === version) return known
    const opened: Loaded = { version, database: load(collection, version, live), waiting: 0 }
    loaded.set(collection, opened)
    if (known) void closeUnused(collection, known)
    return opened
  }

  /** Closes a replaced database when none of its queries is pending. */
  const closeUnused = async (collection: string, known: Loaded) => {
    if (known.waiting > 0 || loaded.get(collection) === known) return
    const database = await known.database
    if (!isFailure(database)) database.close()
  }

  const forget = (): DatabaseAnswer => {
    const known = [...loaded]
    loaded.clear()
    for (const [collection, opened] of known) void closeUnused(collection, opened)
    return { rows: [] }
  }

  return async (call: DatabaseCall): Promise<DatabaseAnswer> => {
    if (call === 'forget') return forget()
    const { collection, version, sql, live } = call
    const opened = open(collection, version, live)
    opened.waiting += 1
    try {
      const database = await opened.database
      if (!isFailure(database)) return { rows: database.all(sql) }
      // A failed load is tried again with the next query, unless SQLite is not supported.
      if (database.reason !== 'unsupported' && loaded.get(collection) === opened) loaded.delete(collection)
      return { failure: database }
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      return { failure: { reason: 'failed', message: error.message } }
    } finally {
      opened.waiting -= 1
      void closeUnused(collection, opened)
    }
  }
}

const isFailure = (value: ContentDatabase | DatabaseFailure): value is DatabaseFailure => 'reason' in value

const describeOutdated = (url: string) => `The site no longer has ${url}: it was published again. Reload the page.`
