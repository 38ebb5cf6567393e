import loadSqlite, { type Database, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import fc from 'fast-check'
import { QueryError } from '../../lib/content-query'
import { COLLECTIONS, dumpOf } from './content-site.fixture'
import { guardQuery } from './guard-query'
import { anyStatement, INJECTIONS } from './statements.fixture'

const TABLE = '_content_notes'
const { columns } = COLLECTIONS['notes']!
const guard = (sql: string) => guardQuery(sql, { collection: 'notes', columns, rows: 100 })

/** What SQLite itself says that a statement does, from its authorizer: the judge that knows nothing of our grammar. */
let actions: [code: number, first: string, second: string][] = []
let sqlite3: Sqlite3Static
let database: Database

beforeAll(async () => {
  sqlite3 = await loadSqlite()
  database = new sqlite3.oo1.DB(':memory:')
  for (const name of Object.keys(COLLECTIONS)) database.exec(dumpOf(name))
  sqlite3.capi.sqlite3_set_authorizer(
    database,
    (_argument, code, first, second) => {
      actions.push([code, String(first), String(second)])
      return 0
    },
    0,
  )
})

afterAll(() => database.close())

/** Everything that is wrong with a statement that would run. */
function findFaults(sql: string): string[] {
  const { capi } = sqlite3
  actions = []
  const statement = database.prepare(sql)
  try {
    const names = new Set(columns.map(({ name }) => name))
    const faults = actions
      .filter(([code, first, second]) => {
        if (code === capi.SQLITE_SELECT) return false
        if (code === capi.SQLITE_READ) return first !== TABLE || !(names.has(second) || second === '')
        return code !== capi.SQLITE_FUNCTION || !['count', 'like'].includes(second.toLowerCase())
      })
      .map((action) => action.join(' '))
    const selects = actions.filter(([code]) => code === capi.SQLITE_SELECT).length
    if (selects !== 1) faults.push(`${selects} SELECTs`)
    if (capi.sqlite3_stmt_readonly(statement) !== 1) faults.push('writes')
    // SQLite keeps of a text only its first statement.
    if (capi.sqlite3_sql(statement) !== sql) faults.push('more than one statement')
    const results = statement.columnCount > 0 ? statement.getColumnNames() : []
    if (results.some((name) => !names.has(name)) && results.join() !== 'count') faults.push(`gives ${results.join()}`)
    return faults
  } finally {
    statement.finalize()
  }
}

test('the judge sees what a statement does', () => {
  expect(findFaults(`SELECT * FROM "${TABLE}"`)).toEqual([])
  expect(findFaults('SELECT "secret" FROM "_content_letters"')).toEqual([
    `${sqlite3.capi.SQLITE_READ} _content_letters secret`,
    'gives secret',
  ])
  expect(findFaults(`DELETE FROM "${TABLE}"`)).toContain('writes')
  expect(findFaults(`SELECT * FROM "${TABLE}"; SELECT 1`)).toEqual(['more than one statement'])
  expect(findFaults(`SELECT * FROM "${TABLE}" WHERE "title" IN (SELECT '')`)).toEqual(['2 SELECTs'])
  expect(findFaults(`SELECT "title" FROM "${TABLE}" WHERE "rating" > abs(1)`)).toHaveLength(1)
})

test.each(INJECTIONS)('refuses %j', (sql) => {
  expect(() => guard(sql)).toThrow(QueryError)
})

test('whatever is sent, what runs is one SELECT of the columns of this collection', () => {
  let accepted = 0
  // Most statements are refused with an error, and nobody reads where it was thrown.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  fc.assert(
    fc.property(anyStatement, (statement) => {
      const sql = guardOrNothing(statement)
      if (sql === undefined) return
      accepted += 1
      const faults = findFaults(sql)
      if (faults.length > 0) throw new Error(`${sql}: ${faults.join()}`)
    }),
    { numRuns: 100_000 },
  )
  Error.stackTraceLimit = stackTraceLimit
  // If all were refused, nothing would be proved.
  expect(accepted).toBeGreaterThan(20_000)
}, 120_000)

function guardOrNothing(statement: string) {
  try {
    return guard(statement)
  } catch (error) {
    if (error instanceof QueryError) return undefined
    throw error
  }
}

test.each([
  [`SELECT * FROM "${TABLE}"`, `SELECT * FROM "${TABLE}" LIMIT 101`],
  [`SELECT * FROM "${TABLE}" LIMIT 100`, `SELECT * FROM "${TABLE}" LIMIT 100`],
  [`SELECT * FROM "${TABLE}" LIMIT 5000`, `SELECT * FROM "${TABLE}" LIMIT 101`],
  [`SELECT * FROM "${TABLE}" LIMIT -1 OFFSET 7`, `SELECT * FROM "${TABLE}" LIMIT 101 OFFSET 7`],
  [`SELECT COUNT(*) AS "count" FROM "${TABLE}"`, `SELECT COUNT(*) AS "count" FROM "${TABLE}"`],
])('%s runs as %s', (sent, runs) => {
  expect(guard(sent)).toBe(runs)
})
