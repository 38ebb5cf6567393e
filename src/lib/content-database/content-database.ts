import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { RawRow } from '../content-query'

/** A collection's table in memory, to read from. */
export interface ContentDatabase {
  all(sql: string): RawRow[]
  /** The whole database as bytes, for `openImage`, which is much faster than running the dump. */
  image(): Uint8Array
  close(): void
}

/** Runs a dump in a new database, which is read-only from then on. */
export function openDump(sqlite3: Sqlite3Static, dump: string): ContentDatabase {
  return open(sqlite3, (database) => {
    // Not `database.exec`, which takes eight times as long.
    database.checkRc(sqlite3.capi.sqlite3_exec(database, dump, 0, 0, 0))
    if (sqlite3.capi.sqlite3_get_autocommit(database) === 0) {
      throw new Error('The dump ends before its COMMIT, so rows are missing. Load it again.')
    }
  })
}

/** Opens what `image()` gave, read-only. */
export function openImage(sqlite3: Sqlite3Static, image: Uint8Array): ContentDatabase {
  return open(sqlite3, (database) => {
    const { capi, wasm } = sqlite3
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY
    const bytes = wasm.allocFromTypedArray(image)
    database.checkRc(capi.sqlite3_deserialize(database, 'main', bytes, image.byteLength, image.byteLength, flags))
    // SQLite looks into the bytes when it first reads a table.
    if (database.selectValue('SELECT COUNT(*) FROM sqlite_schema') === 0) {
      throw new Error('The image of the database is empty. Load the dump instead.')
    }
  })
}

function open({ capi, oo1 }: Sqlite3Static, fill: (database: Database) => void): ContentDatabase {
  const database = new oo1.DB(':memory:')
  try {
    fill(database)
    // What was loaded came over the network or out of a cache: nothing in it may run on its own.
    database.checkRc(capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, 0))
    database.checkRc(capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_DEFENSIVE, 1, 0))
    database.exec('PRAGMA query_only = 1')
  } catch (error) {
    database.close()
    throw error
  }
  return {
    all(sql) {
      const names: string[] = []
      const rows = database.exec(sql, {
        rowMode: 'array',
        columnNames: names,
        returnValue: 'resultRows',
      })
      return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, readValue(row[index])])))
    },
    image: () => capi.sqlite3_js_db_export(database),
    close: () => database.close(),
  }
}

/** Whole numbers that JavaScript cannot count exactly arrive as bigint; they were numbers before. */
const readValue = (value: unknown) => (typeof value === 'bigint' ? Number(value) : (value as RawRow[string]))
