import { createQueryCollection } from '@galley/query/builder'
import fc from 'fast-check'
import { COLLECTIONS } from './content-site.fixture'

/** Injections that attackers send to SQL endpoints. */
export const INJECTIONS = [
  'SELECT * FROM "_content_letters"',
  'SELECT * FROM "_content_notes", "_content_letters"',
  'SELECT * FROM "_content_notes" JOIN "_content_letters"',
  'SELECT * FROM main."_content_letters"',
  'SELECT * FROM "_content_notes" AS "_content_letters"',
  'SELECT * FROM (SELECT * FROM "_content_letters")',
  "SELECT * FROM pragma_table_info('_content_notes')",
  'SELECT "secret" FROM "_content_notes"',
  'SELECT (SELECT "secret" FROM "_content_letters") FROM "_content_notes"',
  'SELECT load_extension(\'/tmp/x.so\') FROM "_content_notes"',
  'SELECT randomblob(1000000000) FROM "_content_notes"',
  'SELECT COUNT((SELECT 1)) AS "count" FROM "_content_notes"',
  'SELECT * FROM "_content_notes"; DROP TABLE "_content_notes"',
  'SELECT * FROM "_content_notes" /* rest */',
  'SELECT * FROM "_content_notes" UNION SELECT * FROM "_content_letters"',
  'SELECT * FROM "_content_notes" WHERE ("title" = \'x\' OR 1=1)',
  "SELECT * FROM \"_content_notes\" WHERE (\"title\" = '') OR ('1' = '1')",
  'SELECT * FROM "_content_notes" WHERE ("title" = \'a\'\') OR (1=1) --',
  'SELECT * FROM "_content_notes" WHERE ("title" = \'a\\\') OR (1=1)\')',
  'SELECT * FROM "_content_notes" WHERE ("title" IN (SELECT "secret" FROM "_content_letters"))',
  'SELECT * FROM "_content_notes" WHERE (EXISTS (SELECT 1 FROM "_content_letters"))',
  'SELECT * FROM "_content_notes" WHERE ("title" LIKE \'%\' ESCAPE \'x\')',
  'SELECT * FROM "_content_notes" WHERE ("title" GLOB \'*\')',
  'SELECT * FROM "_content_notes" WHERE ("title" REGEXP \'(a+)+$\')',
  'SELECT * FROM "_content_notes" WHERE ("title" MATCH \'x\')',
  'SELECT * FROM "_content_notes" WHERE ("title" = CAST(x\'41\' AS BLOB))',
  'SELECT * FROM "_content_notes" WHERE ("title" = CAST(zeroblob(1000000000) AS TEXT))',
  'SELECT * FROM "_content_notes" WHERE ("title" = char(39))',
  'SELECT * FROM "_content_notes" ORDER BY RANDOM()',
  'SELECT * FROM "_content_notes" LIMIT (SELECT 1)',
  'WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t) SELECT * FROM t',
  'EXPLAIN SELECT * FROM "_content_notes"',
  'INSERT INTO "_content_notes" DEFAULT VALUES',
  'DROP TABLE "_content_notes"',
  'ATTACH DATABASE \'/etc/passwd\' AS "x"',
  "VACUUM INTO '/tmp/stolen.db'",
  'PRAGMA query_only = 0',
  '\uFEFFSELECT * FROM "_content_notes"',
  'SELECT * FROM "_content_notes"\0; DROP TABLE "_content_notes"',
  "' OR '1'='1",
  '") OR (1=1',
]

const names = COLLECTIONS['notes']!.columns.map(({ name }) => name)
const name = fc.constantFrom(...names)
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom("It's", '%a%', '_', "''", '\0', '/notes/%', '2025-01-10', '"; --', ...INJECTIONS),
)
const value = fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, 1))

/** The query builder without a collection's types. */
interface Builder {
  [method: string]: (...values: unknown[]) => Builder
}
type Step = (query: Builder) => Builder
const source = { columns: async () => [], run: async () => [] }
const notes = createQueryCollection(source)('notes') as unknown as Builder
const build = (query: Builder, steps: readonly Step[]) => steps.reduce((built, step) => step(built), query)

const comparison = fc.oneof(
  fc.tuple(name, fc.constantFrom('=', '<>', '>', '<', '>=', '<=', 'LIKE', 'NOT LIKE'), value),
  fc.tuple(name, fc.constantFrom('IN', 'NOT IN'), fc.array(value, { maxLength: 4 })),
  fc.tuple(name, fc.constantFrom('BETWEEN', 'NOT BETWEEN'), fc.tuple(value, value)),
  fc.tuple(name, fc.constantFrom('IS NULL', 'IS NOT NULL')),
)

const { condition } = fc.letrec<{ condition: Step }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    comparison.map(
      (values): Step =>
        (query) =>
          query['where']!(...values),
    ),
    fc.tuple(fc.constantFrom('andWhere', 'orWhere'), fc.array(tie('condition'), { minLength: 1, maxLength: 3 })).map(
      ([join, steps]): Step =>
        (query) =>
          query[join]!((group: Builder) => build(group, steps)),
    ),
  ),
}))

const order = fc.tuple(name, fc.constantFrom('ASC', 'DESC')).map(
  (values): Step =>
    (query) =>
      query['order']!(...values),
)

/** Statements that the builder writes for the notes. */
export const validStatement: fc.Arbitrary<string> = fc
  .record({
    columns: fc.uniqueArray(name, { maxLength: 3 }),
    steps: fc.tuple(fc.array(condition, { maxLength: 3 }), fc.array(order, { maxLength: 2 })),
    limit: fc.nat({ max: 300 }),
    offset: fc.nat({ max: 50 }),
  })
  .map(({ columns, steps, limit, offset }) => {
    const query = build(notes, steps.flat())['select']!(...columns)['limit']!(limit)['skip']!(offset)
    return query['sql']!() as unknown as string
  })

const PIECES = [
  ...'SELECT FROM WHERE AND OR NOT IN BETWEEN LIKE IS NULL ORDER BY ASC DESC LIMIT OFFSET COUNT DISTINCT AS UNION CAST'.split(
    ' ',
  ),
  ...['*', '(', ')', ',', '=', '<>', ';', '--', '/*', '*/', "'", '"', '\\', '\0', '?', '-1', '0', '1e9', ' ', '\n'],
  ...['"_content_notes"', '"_content_letters"', '"count"', '"title"', '"secret"', "'x'", "x'00'", 'sqlite_master'],
]
const piece = fc.constantFrom(...PIECES)

/** A valid statement with random changes. */
const changedStatement = fc
  .tuple(
    validStatement,
    fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.nat({ max: 12 }),
        put: fc.oneof(piece, text),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([statement, changes]) =>
    changes.reduce((sql, { at, cut, put }) => {
      const start = Math.floor(at * sql.length)
      return sql.slice(0, start) + put + sql.slice(start + cut)
    }, statement),
  )

/** Statements of all kinds, from valid ones to random text. */
export const anyStatement = fc.oneof(
  { weight: 12, arbitrary: validStatement },
  { weight: 12, arbitrary: changedStatement },
  { weight: 6, arbitrary: fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join(' ')) },
  { weight: 4, arbitrary: fc.constantFrom(...INJECTIONS) },
  { weight: 4, arbitrary: fc.tuple(validStatement, fc.constantFrom(...INJECTIONS)).map((parts) => parts.join(' ')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
)
