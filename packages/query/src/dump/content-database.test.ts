import { execFileSync, spawnSync } from 'node:child_process'
import type { Column } from '@galley/core/collections'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import initSqlite, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { QueryError } from '../builder'
import { type ContentDatabase, openDump, openImage } from './content-database'
import { writeDump } from './write-dump'

const PROGRAM = 'sqlite3'
const folder = createTestFolder()

const columns: Column[] = [
  { name: 'id', kind: 'text', nullable: false },
  { name: 'sortKey', kind: 'text', nullable: false },
  { name: 'text', kind: 'text', nullable: true },
  { name: 'count', kind: 'integer', nullable: true },
  { name: 'size', kind: 'real', nullable: true },
  { name: 'draft', kind: 'boolean', nullable: true },
  { name: 'date', kind: 'date', nullable: true },
  { name: 'body', kind: 'json', nullable: true },
  { name: 'sections', kind: 'json', nullable: false },
]

let sqlite3: Sqlite3Static
let database: ContentDatabase | undefined

beforeAll(async () => {
  // SQLite logs its errors before it throws them.
  jest.spyOn(console, 'warn').mockReturnValue()
  sqlite3 = await initSqlite()
})

afterEach(() => {
  database?.close()
  database = undefined
})

const dumpOf = (...rows: object[]) =>
  writeDump(
    'notes',
    columns,
    rows.map((row, index) => ({ id: `${index}`, sortKey: `${index}`, ...row })),
  )
const open = (dump: string) => (database = openDump(sqlite3, 'notes', dump))
const selectAll = (dump: string) => open(dump).all('SELECT * FROM "_content_notes"')

/** Writes a value to a dump and returns it as the database reads it. */
const roundTrip = (field: string, value: unknown) => selectAll(dumpOf({ [field]: value }))[0]?.[field]

const TEXTS = [
  '',
  "It's; -- 'quoted' \"twice\"",
  'one\ntwo\n.quit\n/\ngo\n;\n',
  'one\r\ntwo\rthree\r\n',
  'before\0after',
  'é 日本語 🦊 👩‍👩‍👧 \u202e \u2028 \ufeff',
  '\\n %s $1 ?1 :name @x `',
]

test.each(TEXTS)('a dump keeps the text %j', (text) => {
  expect(roundTrip('text', text)).toBe(text)
})

test('a dump replaces lone surrogates by the replacement character', () => {
  expect(roundTrip('text', 'a\ud83e')).toBe('a\ufffd')
  expect(roundTrip('text', '\udd8ab')).toBe('\ufffdb')
})

test.each([
  ['count', 0, 0],
  ['count', -12, -12],
  ['count', 2 ** 60, 2 ** 60],
  ['count', 1e21, 1e21],
  ['size', 0.1, 0.1],
  ['size', Number.MIN_VALUE, Number.MIN_VALUE],
  ['draft', true, 1],
  ['date', '2025-01-31', '2025-01-31'],
])('a dump keeps the %s %p as %p', (field, value, expected) => {
  expect(roundTrip(field, value)).toBe(expected)
})

test.each(columns.slice(2, -1).map(({ name }) => name))('a dump has null for a missing %s', (field) => {
  expect(roundTrip(field, undefined)).toBeNull()
  expect(roundTrip(field, null)).toBeNull()
})

test('a dump keeps JSON, and has an empty list for a missing list', () => {
  expect(roundTrip('sections', undefined)).toBe('[]')
  const strange = { title: "it's", lines: 'a\r\nb', half: '\ud83e', nul: '\0' }
  const body = [['p', strange, ...TEXTS], [], {}, 1e21, false, null]
  expect(JSON.parse(String(roundTrip('body', body)))).toEqual(body)
  expect(roundTrip('body', false)).toBe('false')
})

test('a dump keeps a row of more than a megabyte', () => {
  const line = "It's a line of a very long page; 日本語.\n"
  const text = line.repeat(30_000)
  const [row] = selectAll(dumpOf({ text, body: ['p', text] }))
  expect(row?.['text']).toBe(text)
  expect(JSON.parse(String(row?.['body']))).toEqual(['p', text])
})

test('a dump creates the table, and inserts rows in the order of the files', () => {
  const rows = [
    { id: 'b', sortKey: '000010', draft: true },
    { id: 'z', sortKey: '000002', body: [], sections: [{ level: 1 }] },
    { id: 'a', sortKey: '000010', size: 1.5 },
  ]
  const dump = writeDump('notes', columns, rows)
  expect(dump).toBe(`BEGIN;
DROP TABLE IF EXISTS "_content_notes";
CREATE TABLE "_content_notes" (
  "id" TEXT PRIMARY KEY,
  "sortKey" TEXT,
  "text" TEXT,
  "count" INTEGER,
  "size" REAL,
  "draft" INTEGER,
  "date" TEXT,
  "body" TEXT,
  "sections" TEXT
);
INSERT INTO "_content_notes" VALUES ('z', '000002', NULL, NULL, NULL, NULL, NULL, '[]', '[{"level":1}]');
INSERT INTO "_content_notes" VALUES ('a', '000010', NULL, NULL, 1.5, NULL, NULL, NULL, '[]');
INSERT INTO "_content_notes" VALUES ('b', '000010', NULL, NULL, NULL, 1, NULL, NULL, '[]');
COMMIT;
`)
  expect(writeDump('notes', columns, [...rows].reverse())).toBe(dump)
})

test.each([
  ['text', { a: 1 }, '7: "text" must be text, got {"a":1}.'],
  ['size', Number.NaN, '7: "size" must be real, got NaN.'],
])('rejects a value that does not fit the column %s', (field, value, message) => {
  expect(() => dumpOf({ id: '7', [field]: value })).toThrow(
    `${message} Correct the type of the field in src/content.config.ts.`,
  )
})

test('a dump replaces the table of an older dump', () => {
  expect(selectAll(dumpOf({ text: 'old' }, {}) + dumpOf({ text: 'new' }))).toEqual([
    expect.objectContaining({ text: 'new' }),
  ])
})

const hasProgram = spawnSync(PROGRAM, ['--version']).status === 0
const testProgram = hasProgram ? test : test.skip

testProgram('loads the same rows into the sqlite3 program (skipped if it is not installed)', () => {
  const run = (input: string) =>
    execFileSync(PROGRAM, [folder.at('notes.db')], { input, maxBuffer: 2 ** 26, encoding: 'utf8' })
  const texts = [...TEXTS, 'long '.repeat(20_000)]
  const dump = dumpOf(...texts.map((text, count) => ({ text, count, size: 1e21, draft: true, body: [text] })))
  run(dump)
  // hex(), because the program's output cuts a text at its first NUL.
  const select = 'SELECT "id", "count", "size", "draft", "date", hex("text") AS "text", hex("body") AS "body"'
  const rows = JSON.parse(run(`.mode json\n${select} FROM "_content_notes";`)) as unknown
  const toHex = (value: unknown) => Buffer.from(String(value)).toString('hex').toUpperCase()
  expect(rows).toEqual(
    open(dump)
      .all('SELECT "id", "count", "size", "draft", "date", "text", "body" FROM "_content_notes"')
      .map((row) => ({ ...row, text: toHex(row['text']), body: toHex(row['body']) })),
  )
})

test('a database returns plain objects with the selected columns', () => {
  const rows = open(dumpOf({ text: 'a' }, { text: 'b' })).all('SELECT "text", "id" FROM "_content_notes"')
  expect(rows).toStrictEqual(['a', 'b'].map((text, index) => ({ text, id: `${index}` })))
  expect(open(dumpOf({}, {})).all('SELECT COUNT(*) AS "count" FROM "_content_notes"')).toStrictEqual([{ count: 2 }])
})

const REMEDY =
  'Write it with queryCollection(), or as one SELECT of "_content_notes" without other functions than COUNT.'
const COLUMNS = 'Columns: id, sortKey, text, count, size, draft, date, body, sections.'

test.each([
  ['DELETE FROM "_content_notes"', `The query on "notes" cannot run: not authorized. ${REMEDY}`],
  ['SELECT 1; DELETE FROM "_content_notes"', `cannot run: it is not one SELECT. ${REMEDY}`],
  ['SELECT * FROM sqlite_schema', 'cannot run: access to sqlite_master.type is prohibited.'],
  ['SELECT * FROM "_content_docs"', 'cannot run: no such table: _content_docs.'],
  ['SELECT hex("text") FROM "_content_notes"', 'cannot run: not authorized to use function: hex.'],
  ['SELECT * FORM "_content_notes"', 'cannot run: near "FORM": syntax error.'],
  ['', 'The query on "notes" cannot run: Cannot prepare empty SQL.'],
  ['SELECT "txt" FROM "_content_notes"', `"txt" is not a column of "notes". Did you mean "text"? ${COLUMNS}`],
  ['x'.repeat(10_001), '10001 characters, more than 10000. Shorten its lists, or split it into several queries.'],
])('a database rejects %s with a reason', (sql, message) => {
  const kept = open(dumpOf({ text: 'kept' }))
  expect(() => kept.all(sql)).toThrow(QueryError)
  expect(() => kept.all(sql)).toThrow(message)
  expect(kept.all('SELECT "text" FROM "_content_notes"')).toEqual([{ text: 'kept' }])
})

test('rejects a query with more rows than the limit', () => {
  const two = open(dumpOf({}, {}))
  expect(two.all('SELECT "id" FROM "_content_notes"', 2)).toHaveLength(2)
  expect(() => two.all('SELECT "id" FROM "_content_notes"', 1)).toThrow(
    'The query has more than 1 rows. Request fewer rows with limit().',
  )
})

test('rejects a computed text that is longer than the database', () => {
  const sql = `SELECT ${Array(900).fill('"text"').join(' || ')} AS "all" FROM "_content_notes"`
  expect(() => open(dumpOf({ text: 'long '.repeat(1_000) })).all(sql)).toThrow('string or blob too big')
})

test('rejects a result that is larger than the database', () => {
  const letters = open(dumpOf(...Array.from({ length: 50 }, () => ({ text: 'long '.repeat(1_000) }))))
  expect(letters.all('SELECT * FROM "_content_notes"')).toHaveLength(50)
  expect(() => letters.all('SELECT "a".* FROM "_content_notes" AS "a", "_content_notes" AS "b"')).toThrow(
    'The answer is larger than the whole collection. Select each row and each column once.',
  )
})

test('reopens from its image with the same rows, read-only', () => {
  const dump = dumpOf(...TEXTS.map((text) => ({ text, body: [text] })))
  const rows = selectAll(dump)
  const image = database!.image()
  database!.close()
  database = openImage(sqlite3, 'notes', image)
  expect(database.all('SELECT * FROM "_content_notes"')).toEqual(rows)
  expect(() => database!.all('DELETE FROM "_content_notes"')).toThrow('not authorized')
  expect(database.image()).toEqual(image)
})

test('a dump that ends between two rows cannot be opened', () => {
  const dump = dumpOf({}, {})
  expect(() => open(dump.slice(0, dump.lastIndexOf('INSERT')))).toThrow(
    'The dump ends before its COMMIT, so rows are missing. Load it again.',
  )
})

test.each<[string, () => Uint8Array, string]>([
  ['empty', () => new Uint8Array(), 'The image of the database is empty. Load the dump instead.'],
  ['not a database', () => new Uint8Array(8192).fill(7), 'file is not a database'],
  [
    'incomplete',
    () =>
      open(dumpOf({ text: 'a'.repeat(50_000) }))
        .image()
        .slice(0, 8192),
    'image is malformed',
  ],
])('an image that is %s cannot be opened', (_fault, makeImage, message) => {
  const image = makeImage()
  expect(() => openImage(sqlite3, 'notes', image)).toThrow(message)
})
