import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { type ContentDatabase, dumpPath, openDump, openImage, versionOfDump } from '~/lib/content-database'
import type { DatabaseCache } from './database-cache'
import type { DatabaseAnswer, DatabaseFailure, DatabaseQuery } from './database-messages'
import { retryOnce } from './retry-once'

/** What the worker works with; tests give their own. */
export interface DatabaseParts {
  /** SQLite; undefined where the browser compiles no WebAssembly. */
  loadSqlite: () => Promise<Sqlite3Static | undefined>
  fetch: typeof fetch
  cache: DatabaseCache
}

interface Loaded {
  version: string
  database: Promise<ContentDatabase | DatabaseFailure>
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
      // The next attempt starts afresh.
      sqlite = undefined
      throw error
    }
  }

  /** The text of a dump; undefined when there is none. */
  const fetchDump = async (address: string, attempt: 1 | 2) => {
    // What the browser kept of the first attempt may be what is wrong.
    const response = await fetch(address, { cache: attempt === 1 ? 'default' : 'reload' })
    if (response.status === GONE) return undefined
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  }

  const load = (collection: string, version: string) =>
    retryOnce(async (attempt): Promise<ContentDatabase | DatabaseFailure> => {
      const address = `${dumpPath(collection)}?v=${encodeURIComponent(version)}`
      // A kept image that turned out to be broken is not asked for again.
      const image = attempt === 1 ? await cache.read(collection, version) : undefined
      const [sqlite3, dump] = await Promise.all([startSqlite(), image ? undefined : fetchDump(address, attempt)])
      if (!sqlite3) return { reason: 'unsupported', message: 'This browser does not allow WebAssembly.' }
      if (image) return openKept(sqlite3, image)
      // Published since the page asked for the versions, perhaps while it was open.
      if (dump === undefined || versionOfDump(dump) !== version)
        return { reason: 'outdated', message: describeOutdated(address) }
      const database = openDump(sqlite3, dump)
      void cache.write(collection, version, () => database.image())
      return database
    }).catch((error: unknown): DatabaseFailure => {
      const reason = messageOf(error)
      const message = `The database of "${collection}" could not be loaded: ${reason}. Check the connection, then try again.`
      return { reason: 'failed', message }
    })

  /** The database of a collection, loaded once. A load that failed is forgotten, unless none can succeed. */
  const open = async (collection: string, version: string) => {
    const known = loaded.get(collection)
    if (known?.version === version) return known.database
    void known?.database.then((database) => isFailure(database) || database.close())
    const database = load(collection, version)
    loaded.set(collection, { version, database })
    const result = await database
    const mayRecover = isFailure(result) && result.reason !== 'unsupported'
    if (mayRecover && loaded.get(collection)?.database === database) loaded.delete(collection)
    return result
  }

  return async ({ collection, version, sql }: DatabaseQuery): Promise<DatabaseAnswer> => {
    const database = await open(collection, version)
    if (isFailure(database)) return { failure: database }
    try {
      return { rows: database.all(sql) }
    } catch (error) {
      const message = `The query on "${collection}" could not run: ${messageOf(error)}. Check the names of its fields.`
      return { failure: { reason: 'failed', message } }
    }
  }
}

/** The database of an earlier visit; throws when what was kept is broken. */
function openKept(sqlite3: Sqlite3Static, image: Uint8Array) {
  const database = openImage(sqlite3, image)
  const [check] = database.all('PRAGMA quick_check(1)')
  if (check?.['quick_check'] !== 'ok') throw new Error('The kept database is broken')
  return database
}

const isFailure = (value: ContentDatabase | DatabaseFailure): value is DatabaseFailure => 'reason' in value

const describeOutdated = (address: string) =>
  `The site no longer has ${address}: it was published again. Reload the page.`

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
