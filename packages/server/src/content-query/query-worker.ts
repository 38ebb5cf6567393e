import { readFile } from 'node:fs/promises'
import type { ThreadStart } from '@galley/node/run-in-thread'
import { QueryError } from '@galley/query/builder'
import { type ContentDatabase, openDump } from '@galley/query/dump'
import loadSqlite from '@sqlite.org/sqlite-wasm'

/** A dump: the path of its file, or its text in UTF-8 in memory that threads share. */
export type DumpSource = string | SharedArrayBuffer

export interface ThreadQuery extends ThreadStart {
  collection: string
  version: string
  dump: DumpSource
  sql: string
  rowLimit: number
}

const sqlite = loadSqlite().then((sqlite3) => {
  // The response contains errors of a query, so SQLite does not log them.
  sqlite3.config.warn = () => undefined
  return sqlite3
})

/** The open databases of this thread, one per collection. */
const databases = new Map<string, { version: string; database: ContentDatabase }>()

/** The rows of a query as JSON, or an error. */
export type QueryAnswer = { status: 200; rows: string } | { status: 400; error: string }

/** Runs a query in a thread. @public */
export async function runQuery(query: ThreadQuery): Promise<QueryAnswer> {
  const database = await openDatabase(query)
  query.started.postMessage('started')
  try {
    return { status: 200, rows: JSON.stringify(database.all(query.sql, query.rowLimit)) }
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    return { status: 400, error: error.message }
  }
}

async function openDatabase({ collection, version, dump }: ThreadQuery) {
  const current = databases.get(collection)
  if (current?.version === version) return current.database
  databases.delete(collection)
  current?.database.close()
  const text = typeof dump === 'string' ? await readFile(dump, 'utf8') : Buffer.from(dump).toString('utf8')
  const database = openDump(await sqlite, collection, text)
  databases.set(collection, { version, database })
  return database
}
