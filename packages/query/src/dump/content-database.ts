import { suggest } from '@galley/core/nearest'
import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { QueryError, type RawRow, tableName } from '../builder'

/** Maximum length of a query's SQL, in characters. */
export const MAX_QUERY_LENGTH = 10_000

/** SQL functions that queries can call. SQLite implements the operator LIKE as a function. */
const FUNCTIONS = ['count', 'like']

/** A read-only database in memory with the table of one collection. */
export interface ContentDatabase {
  /**
   * Returns the rows of one SELECT from this table. Throws a `QueryError`, before anything runs, for any other SQL, and for more rows than
   * `limit`.
   */
  all(sql: string, limit?: number): RawRow[]
  /** Returns the whole database as bytes. `openImage` opens them much faster than `openDump` runs a dump. */
  image(): Uint8Array
  close(): void
}

/** Runs the dump of a collection in a new database and makes the database read-only. Throws if the dump is incomplete. */
export function openDump(sqlite3: Sqlite3Static, collection: string, dump: string): ContentDatabase {
  return open(sqlite3, collection, (database) => {
    // `database.exec` takes eight times as long.
    database.checkRc(sqlite3.capi.sqlite3_exec(database, dump, 0, 0, 0))
    if (sqlite3.capi.sqlite3_get_autocommit(database) === 0) {
      throw new Error('The dump ends before its COMMIT, so rows are missing. Load it again.')
    }
  })
}

/** Opens an image that `image()` returned, read-only. Throws if the image is damaged. */
export function openImage(sqlite3: Sqlite3Static, collection: string, image: Uint8Array): ContentDatabase {
  return open(sqlite3, collection, (database) => {
    const { capi, wasm } = sqlite3
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_READONLY
    const bytes = wasm.allocFromTypedArray(image)
    database.checkRc(capi.sqlite3_deserialize(database, 'main', bytes, image.byteLength, image.byteLength, flags))
    if (database.selectValue('SELECT COUNT(*) FROM sqlite_schema') === 0) {
      throw new Error('The image of the database is empty. Load the dump instead.')
    }
    if (database.selectValue('PRAGMA quick_check(1)') !== 'ok') {
      throw new Error('The image of the database is broken. Load the dump instead.')
    }
  })
}

function open(sqlite3: Sqlite3Static, collection: string, fill: (database: Database) => void): ContentDatabase {
  const { capi, oo1 } = sqlite3
  const table = tableName(collection)
  const database = new oo1.DB(':memory:')

  let isExported = false

  /** SQLite calls this for each part of a statement while it compiles the statement, before it runs. */
  const authorize = (_: unknown, action: number, first: string | 0, second: string | 0) => {
    const isAllowed =
      // SQLite compiles a PRAGMA of its own then.
      isExported ||
      action === capi.SQLITE_SELECT ||
      (action === capi.SQLITE_READ && first === table) ||
      (action === capi.SQLITE_FUNCTION && FUNCTIONS.includes(String(second)))
    return isAllowed ? capi.SQLITE_OK : capi.SQLITE_DENY
  }

  let columns: string[]
  let size: number
  try {
    fill(database)
    columns = database.selectValues('SELECT name FROM pragma_table_info(?)', table).map(String)
    // The database came from the network or a cache: code in its schema must not run.
    database.checkRc(capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, 0))
    database.checkRc(capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_DEFENSIVE, 1, 0))
    database.exec('PRAGMA query_only = 1')
    size = Number(database.selectValue('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size'))
    // The result of a query is not longer than the database, or the query itself.
    capi.sqlite3_limit(database, capi.SQLITE_LIMIT_LENGTH, Math.max(size, 4 * MAX_QUERY_LENGTH))
    database.checkRc(capi.sqlite3_set_authorizer(database, authorize, 0))
  } catch (error) {
    database.close()
    throw error
  }

  const describe = (reason: string) => {
    const unknown = /^no such column: "?(.*?)"?(?: - .*)?$/s.exec(reason)?.[1]
    return unknown === undefined
      ? `The query on "${collection}" cannot run: ${shorten(reason)}. Write it with queryCollection(), or as one SELECT of "${table}" without other functions than COUNT.`
      : `"${shorten(unknown)}" is not a column of "${collection}".${suggest(unknown, columns)} Columns: ${columns.join(', ')}.`
  }

  const select = (sql: string, limit: number): RawRow[] => {
    const text = sql.trim()
    const statement = database.prepare(text)
    try {
      // SQLite compiles the first statement of a text, and returns where it ends.
      if (capi.sqlite3_sql(statement) !== text || capi.sqlite3_stmt_isexplain(statement) !== 0) {
        throw new QueryError(describe('it is not one SELECT'))
      }
      const names = statement.getColumnNames()
      const rows: RawRow[] = []
      let length = 0
      while (statement.step()) {
        if (rows.length === limit) {
          throw new QueryError(`The query has more than ${limit} rows. Request fewer with limit().`)
        }
        const values = statement.get([])
        for (const value of values) length += typeof value === 'string' ? value.length : 1
        if (length > size) {
          throw new QueryError('The answer is larger than the whole collection. Select each row and each column once.')
        }
        rows.push(Object.fromEntries(names.map((name, index) => [name, readValue(values[index])])))
      }
      return rows
    } finally {
      statement.finalize()
    }
  }

  return {
    all(sql, limit = Infinity) {
      if (sql.length > MAX_QUERY_LENGTH) {
        throw new QueryError(
          `The query has ${sql.length} characters, more than ${MAX_QUERY_LENGTH}. Shorten its lists, or split it into several queries.`,
        )
      }
      try {
        return select(sql, limit)
      } catch (error) {
        if (!(error instanceof sqlite3.SQLite3Error)) throw error
        throw new QueryError(describe(error.message.replace(/^.*result code \d+: |\.$/g, '')), { cause: error })
      }
    },
    image() {
      isExported = true
      try {
        return capi.sqlite3_js_db_export(database)
      } finally {
        isExported = false
      }
    },
    close: () => database.close(),
  }
}

/** SQLite returns large integers as bigint; content has them as numbers. */
const readValue = (value: unknown) => (typeof value === 'bigint' ? Number(value) : (value as RawRow[string]))

/** The start of a text, for a message. */
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
