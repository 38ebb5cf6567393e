import { suggest } from '@galley/core/nearest'
import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { QueryError, type RawRow, tableName } from '../builder'

/** Maximum length of a query's SQL, in characters. */
export const MAX_QUERY_LENGTH = 10_000

/** SQL functions that queries can call. SQLite implements the operator LIKE as a function. */
const FUNCTIONS = ['count', 'like']

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

/** Opens a database in memory, fills it and makes it read-only. */
function open(sqlite3: Sqlite3Static, collection: string, fill: (database: Database) => void): ContentDatabase {
  const database = new sqlite3.oo1.DB(':memory:')
  try {
    fill(database)
    return new ContentDatabase(sqlite3, database, collection)
  } catch (error) {
    database.close()
    throw error
  }
}

export type { ContentDatabase }

/** A read-only database in memory with the table of one collection. */
class ContentDatabase {
  readonly #table: string
  readonly #columns: string[]
  /** Size of the database in bytes. */
  readonly #size: number
  #isExported = false

  constructor(
    private readonly sqlite3: Sqlite3Static,
    private readonly database: Database,
    private readonly collection: string,
  ) {
    this.#table = tableName(collection)
    this.#columns = database.selectValues('SELECT name FROM pragma_table_info(?)', this.#table).map(String)
    const { capi } = sqlite3
    // The database came from the network or a cache, so code in its schema must not run.
    database.checkRc(capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, 0))
    database.checkRc(capi.sqlite3_db_config(database, capi.SQLITE_DBCONFIG_DEFENSIVE, 1, 0))
    database.exec('PRAGMA query_only = 1')
    const size = database.selectValue('SELECT page_count * page_size FROM pragma_page_count, pragma_page_size')
    this.#size = Number(size)
    // No value needs more bytes than the database has, or than the longest value that a query can contain.
    capi.sqlite3_limit(database, capi.SQLITE_LIMIT_LENGTH, Math.max(this.#size, 4 * MAX_QUERY_LENGTH))
    database.checkRc(capi.sqlite3_set_authorizer(database, this.#authorize, 0))
  }

  /** SQLite calls this function for each part of a statement while it compiles the statement, before the statement runs. */
  readonly #authorize = (_: unknown, action: number, first: string | 0, second: string | 0) => {
    const { capi } = this.sqlite3
    const isAllowed =
      // `image()` compiles a PRAGMA, which must be allowed.
      this.#isExported ||
      action === capi.SQLITE_SELECT ||
      (action === capi.SQLITE_READ && first === this.#table) ||
      (action === capi.SQLITE_FUNCTION && FUNCTIONS.includes(String(second)))
    return isAllowed ? capi.SQLITE_OK : capi.SQLITE_DENY
  }

  /** Returns the rows of one SELECT from this table. Throws a `QueryError` for more rows than `limit`, and for any other SQL before it runs. */
  all(sql: string, limit = Infinity) {
    if (sql.length > MAX_QUERY_LENGTH) {
      throw new QueryError(
        `The query has ${sql.length} characters, more than ${MAX_QUERY_LENGTH}. Shorten its lists, or split it into several queries.`,
      )
    }
    try {
      return this.#select(sql.trim(), limit)
    } catch (error) {
      if (!(error instanceof this.sqlite3.SQLite3Error)) throw error
      throw new QueryError(this.#describe(error.message.replace(/^.*result code \d+: |\.$/g, '')), { cause: error })
    }
  }

  #select(sql: string, limit: number): RawRow[] {
    const { capi } = this.sqlite3
    const statement = this.database.prepare(sql)
    try {
      // SQLite compiles only the first statement of the text. sqlite3_sql() returns this statement.
      if (capi.sqlite3_sql(statement) !== sql || capi.sqlite3_stmt_isexplain(statement) !== 0) {
        throw new QueryError(this.#describe('it is not one SELECT'))
      }
      const names = statement.getColumnNames()
      const rows: RawRow[] = []
      let length = 0
      while (statement.step()) {
        if (rows.length === limit) {
          throw new QueryError(`The query has more than ${limit} rows. Request fewer rows with limit().`)
        }
        const values = statement.get([])
        for (const value of values) length += typeof value === 'string' ? value.length : 1
        if (length > this.#size) {
          throw new QueryError('The answer is larger than the whole collection. Select each row and each column once.')
        }
        rows.push(Object.fromEntries(names.map((name, index) => [name, readValue(values[index])])))
      }
      return rows
    } finally {
      statement.finalize()
    }
  }

  /** Returns the error message for a reason from SQLite. */
  #describe(reason: string) {
    const unknown = /^no such column: "?(.*?)"?(?: - .*)?$/s.exec(reason)?.[1]
    return unknown === undefined
      ? `The query on "${this.collection}" cannot run: ${shorten(reason)}. Write it with queryCollection(), or as one SELECT of "${this.#table}" without other functions than COUNT.`
      : `"${shorten(unknown)}" is not a column of "${this.collection}".${suggest(unknown, this.#columns)} Columns: ${this.#columns.join(', ')}.`
  }

  /** Returns the whole database as bytes. `openImage` opens them much faster than `openDump` runs a dump. */
  image() {
    this.#isExported = true
    try {
      return this.sqlite3.capi.sqlite3_js_db_export(this.database)
    } finally {
      this.#isExported = false
    }
  }

  close() {
    this.database.close()
  }
}

/** Converts a bigint to a number. SQLite returns large integers as bigint. */
const readValue = (value: unknown) => (typeof value === 'bigint' ? Number(value) : (value as RawRow[string]))

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
