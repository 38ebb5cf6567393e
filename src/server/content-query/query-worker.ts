import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import loadSqlite from '@sqlite.org/sqlite-wasm'
import { type ContentDatabase, dumpPath, openDump } from '../../lib/content-database'

/** Where a database comes from. */
interface DatabaseSource {
  publicDir: string
  collection: string
  version: string
}

/** A query that has passed the guard. */
export interface ThreadQuery extends DatabaseSource {
  sql: string
  rowLimit: number
  /** Told when the database is open and the query starts. */
  started: MessagePort
}

const sqlite = loadSqlite()

/** The open databases of this thread, one a collection. */
const databases = new Map<string, { version: string; database: ContentDatabase }>()

/** The one task of a query thread: the rows as JSON, or nothing when there are more than the limit. */
export async function runQuery({ sql, rowLimit, started, ...source }: ThreadQuery): Promise<string | undefined> {
  const database = await openDatabase(source)
  started.postMessage('started')
  const rows = database.all(sql)
  return rows.length > rowLimit ? undefined : JSON.stringify(rows)
}

async function openDatabase({ publicDir, collection, version }: DatabaseSource) {
  const current = databases.get(collection)
  if (current?.version === version) return current.database
  databases.delete(collection)
  current?.database.close()
  const dump = await readFile(join(publicDir, dumpPath(collection)), 'utf8')
  const database = openDump(await sqlite, dump)
  databases.set(collection, { version, database })
  return database
}
