import { type Fetch, requestText, StatusError } from '@galley/core/request'
import { retryOnce } from '@galley/core/retry-once'
import { QueryError } from '@galley/query/builder'
import { type ContentDatabase, openDump, openImage, versionOfDump } from '@galley/query/dump'
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { ofVersion, PUBLISHED } from './content-urls'
import type { DatabaseCache } from './database-cache'
import type { DatabaseAnswer, DatabaseCall, DatabaseFailure, DatabaseQuery, LiveDump } from './database-messages'
import { reasonOf } from './reason-of'

/** The worker's dependencies, which tests replace. */
export interface DatabaseParts {
  /** SQLite; undefined in a browser without WebAssembly. */
  loadSqlite: () => Promise<Sqlite3Static | undefined>
  fetch: Fetch
  cache: DatabaseCache
}

type Loading = Promise<ContentDatabase | DatabaseFailure>

interface Loaded {
  version: string
  database: Loading
}

/** Answers queries. Loads the database of a collection with its first query, and again when the page knows another version. */
export function createDatabaseHandler(parts: DatabaseParts) {
  const load = createLoader(parts)
  /** The databases in memory, one for each collection. */
  const loaded = new Map<string, Loaded>()

  const open = ({ collection, version, live }: DatabaseQuery & { live?: LiveDump | undefined }) => {
    const known = loaded.get(collection)
    if (known?.version === version) return known
    const opened: Loaded = { version, database: load(collection, version, live) }
    loaded.set(collection, opened)
    if (known) closeAfterQueries(known)
    return opened
  }

  return async (call: DatabaseCall): Promise<DatabaseAnswer> => {
    if (call === 'forget') {
      for (const known of loaded.values()) closeAfterQueries(known)
      loaded.clear()
      return { rows: [] }
    }
    const opened = open(call)
    const database = await opened.database
    if (isFailure(database)) {
      // The next query loads the database again, unless the browser cannot run SQLite.
      if (database.reason !== 'unsupported' && loaded.get(call.collection) === opened) loaded.delete(call.collection)
      return { failure: database }
    }
    try {
      return { rows: database.all(call.sql) }
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      return { failure: { reason: 'failed', message: error.message } }
    }
  }
}

/** Closes a replaced database. The queries that wait for the database run first, because they began to wait earlier. */
const closeAfterQueries = ({ database }: Loaded) =>
  void database.then((opened) => {
    if (!isFailure(opened)) opened.close()
  })

const isFailure = (value: ContentDatabase | DatabaseFailure): value is DatabaseFailure => 'reason' in value

/** Returns a function that opens the database of a collection, from the cached image or from the dump. */
function createLoader({ loadSqlite, fetch, cache }: DatabaseParts) {
  let sqlite: Promise<Sqlite3Static | undefined> | undefined

  const startSqlite = () => {
    sqlite ??= loadSqlite()
    // After a failure, the next query tries again.
    sqlite.catch(() => (sqlite = undefined))
    return sqlite
  }

  const tryToLoad = async (collection: string, version: string, attempt: 1 | 2, live?: LiveDump) => {
    const url = ofVersion(live?.url ?? PUBLISHED.dumpOf(collection), version)
    // The second attempt ignores the cached image, which may be broken.
    const image = attempt === 1 && !live ? await cache.read(collection, version) : undefined
    const [sqlite3, dump] = await Promise.all([
      startSqlite(),
      image ? undefined : fetchDump(url, version, attempt, fetch, live),
    ])
    if (!sqlite3) return { reason: 'unsupported' as const, message: 'This browser does not allow WebAssembly.' }
    if (image) return openImage(sqlite3, collection, image)
    if (dump === undefined) {
      const message = `The site no longer has ${url}, because a new version was published. Reload the page.`
      return { reason: 'outdated' as const, message }
    }
    const database = openDump(sqlite3, collection, dump)
    if (!live) void cache.write(collection, version, () => database.image())
    return database
  }

  return (collection: string, version: string, live?: LiveDump): Loading =>
    retryOnce((attempt) => tryToLoad(collection, version, attempt, live)).catch((error: unknown) => ({
      reason: 'failed',
      message: `The database of "${collection}" could not be loaded: ${reasonOf(error)}. Check the connection, then try again.`,
    }))
}

/** Loads the text of a dump. Returns undefined if the site does not have this version, because it was published again. */
async function fetchDump(url: string, version: string, attempt: 1 | 2, fetch: Fetch, live?: LiveDump) {
  // The HTTP cache can contain another version, or the response of the failed first attempt.
  const fresh: RequestCache[] = attempt === 1 ? ['default', 'reload'] : ['reload']
  for (const cache of live ? (['no-store'] as const) : fresh) {
    const dump = await requestText(url, { cache, ...(live && { headers: live.headers }), fetch }).catch(
      (error: unknown) => {
        if (error instanceof StatusError && error.status === 404) return undefined
        throw error
      },
    )
    if (dump === undefined || versionOfDump(dump) === version) return dump
  }
  return undefined
}
