import { readFile } from 'node:fs/promises'
import type { MessagePort } from 'node:worker_threads'
import loadSqlite from '@sqlite.org/sqlite-wasm'
import { type ContentDatabase, openDump } from '../../lib/content-database'

/** A dump: the path of its file, or its text in UTF-8, which threads share. */
export type DumpPlace = string | SharedArrayBuffer

/** Where a database comes from. */
interface DatabaseSource {
  collection: string
  version: string
  dump: DumpPlace
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

async function openDatabase({ collection, version, dump }: DatabaseSource) {
  const current = databases.get(collection)
  if (current?.version === version) return current.database
  databases.delete(collection)
  current?.database.close()
  const text = typeof dump === 'string' ? await readFile(dump, 'utf8') : Buffer.from(dump).toString('utf8')
  const database = openDump(await sqlite, text)
  databases.set(collection, { version, database })
  return database
}
