import { QueryError, type RawRow } from '@galley/query/builder'
import { type ContentDatabase, openDump } from '@galley/query/dump'
import loadSqlite, { type Database, type PreparedStatement, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import fc from 'fast-check'
import { COLLECTIONS, dumpOf } from './content-site.fixture'
import { anyStatement, INJECTIONS, validStatement } from './statements.fixture'

/** All collections in one database, with few rows of each. Only the guard separates the notes from the other collections. */
const DUMP = Object.entries(COLLECTIONS)
  .map(([name, { rows }]) => dumpOf(name, rows.slice(0, 2)))
  .join('')

let sqlite3: Sqlite3Static
let notes: ContentDatabase
/** The same database without a guard. */
let open: Database
let judge: PreparedStatement

beforeAll(async () => {
  sqlite3 = await loadSqlite()
  sqlite3.config.warn = () => undefined
  notes = openDump(sqlite3, 'notes', DUMP)
  open = new sqlite3.oo1.DB(':memory:')
  open.exec(DUMP)
  judge = open.prepare(FAULTS)
})

afterAll(() => {
  notes.close()
  judge.finalize()
  open.close()
})

/** Returns the operations of a statement other than reading the notes. */
const FAULTS = `
  SELECT opcode || ' ' || p2 || ' ' || ifnull(p4, '') FROM bytecode(?) WHERE
    (opcode = 'Transaction' AND p2 <> 0) OR
    (opcode IN ('OpenRead', 'ReopenIdx') AND
      p2 NOT IN (SELECT rootpage FROM sqlite_schema WHERE tbl_name = '_content_notes')) OR
    (opcode GLOB '*Func*' OR opcode GLOB 'AggStep*') AND p4 NOT GLOB 'count(*' AND p4 NOT GLOB 'like(*' OR
    opcode IN ('OpenWrite', 'Vacuum', 'Savepoint', 'AutoCommit', 'JournalMode') OR opcode GLOB 'V[A-Z]*'`

function findFaults(sql: string) {
  const faults: unknown[] = []
  // The guard removes the white space around a query as JavaScript defines it.
  judge.bind(1, sql.trim())
  try {
    while (judge.step()) faults.push(judge.get(0))
  } finally {
    judge.reset()
  }
  return faults
}

/** Returns the rows of a statement, undefined for a refused statement. */
function ask(sql: string): RawRow[] | undefined {
  try {
    return notes.all(sql, 100)
  } catch (error) {
    if (error instanceof QueryError) return undefined
    throw error
  }
}

test.each([
  ['SELECT "title", COUNT(*) FROM "_content_notes" WHERE "id" LIKE \'a\' GROUP BY 1 ORDER BY 2', 0],
  ['SELECT "secret" FROM "_content_letters"', 1],
  ['SELECT * FROM sqlite_schema', 1],
  ["SELECT * FROM pragma_table_info('_content_notes')", 2],
  ['DELETE FROM "_content_notes"', 1],
  ['SELECT hex("title") FROM "_content_notes"', 1],
  ["VACUUM INTO '/tmp/x'", 1],
])('finds the forbidden operations of %s', (sql, atLeast) => {
  expect(findFaults(sql).length).toBeGreaterThanOrEqual(atLeast)
  if (atLeast === 0) expect(findFaults(sql)).toEqual([])
})

test.each(INJECTIONS)('%j is refused or reads the notes', (sql) => {
  const rows = ask(sql)
  if (rows) expect(findFaults(sql)).toEqual([])
  expect(JSON.stringify(rows ?? [])).not.toMatch(/combination|CREATE TABLE/)
})

test('each accepted text is a single statement that reads the notes', () => {
  const before = notes.image()
  let accepted = 0
  // Most statements cause an error. Creating the stack of an error takes time, and the test does not read the stack.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  fc.assert(
    fc.property(anyStatement, (sql) => {
      if (!ask(sql)) return
      accepted += 1
      const faults = findFaults(sql)
      if (faults.length > 0) throw new Error(`${sql}: ${faults.join()}`)
    }),
    // Without one of its rules, the guard accepts a forbidden statement within a thousand runs.
    { numRuns: 10_000 },
  )
  Error.stackTraceLimit = stackTraceLimit
  // If the guard refused all statements, the test would show nothing.
  expect(accepted).toBeGreaterThan(2_000)
  expect(notes.image()).toEqual(before)
})

test('accepts every statement of the builder', () => {
  fc.assert(
    fc.property(validStatement, (sql) => {
      expect(notes.all(sql)).toEqual(open.exec(sql, { rowMode: 'object', returnValue: 'resultRows' }))
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['conditions', `${'("title" = 0) AND '.repeat(540)}("title" = 0)`],
  ['groups', `${'(("title" = 0) OR '.repeat(540)}("title" = 0)${')'.repeat(540)}`],
  ['parentheses', `${'('.repeat(4_900)}1${')'.repeat(4_900)}`],
])('stays usable after a query with the maximum number of %s', (_, condition) => {
  ask(`SELECT * FROM "_content_notes" WHERE ${condition}`)
  expect(ask('SELECT COUNT(*) AS "count" FROM "_content_notes"')).toEqual([{ count: 2 }])
})
