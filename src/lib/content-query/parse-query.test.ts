import fc from 'fast-check'
import type { Column } from '../collections'
import { SQL_INJECTIONS } from './sql-injections.fixture'
import { createQueryCollection } from './content-query'
import { MAX_QUERY_LENGTH, parseQuery } from './parse-query'
import { QueryError } from './query-error'
import { OPERATORS, type Comparison, type Condition, type Operator, type SelectQuery } from './select-query'
import { quoteName, writeLiteral } from './write-literal'
import { writeQuery } from './write-query'

const columns: Column[] = ['title', 'path', 'sortKey', 'draft', 'say "so"'].map((name) => ({
  name,
  kind: 'text',
  nullable: true,
}))
const table = { collection: 'docs', columns }
const parse = (sql: string) => parseQuery(sql, table)
const START = 'SELECT * FROM "_content_docs"'

function messageOf(sql: string) {
  try {
    parse(sql)
  } catch (error) {
    expect(error).toBeInstanceOf(QueryError)
    return (error as QueryError).message
  }
  return 'no error'
}

describe('what is read', () => {
  test('a query with everything', () => {
    const sql = `SELECT "title", "path" FROM "_content_docs" WHERE ("draft" = 0) AND (("title" LIKE 'It''s%') OR (("path" IN ('a', -1.5)) AND ("title" IS NOT NULL))) ORDER BY "sortKey" ASC, "title" DESC LIMIT 10 OFFSET 5`
    expect(parse(sql)).toEqual({
      collection: 'docs',
      columns: ['title', 'path'],
      where: [
        { field: 'draft', operator: '=', values: [0] },
        {
          join: 'OR',
          conditions: [
            { field: 'title', operator: 'LIKE', values: ["It's%"] },
            {
              join: 'AND',
              conditions: [
                { field: 'path', operator: 'IN', values: ['a', -1.5] },
                { field: 'title', operator: 'IS NOT NULL', values: [] },
              ],
            },
          ],
        },
      ],
      order: [
        { field: 'sortKey', direction: 'ASC' },
        { field: 'title', direction: 'DESC' },
      ],
      limit: 10,
      offset: 5,
    })
    expect(writeQuery(parse(sql))).toBe(sql)
  })

  test.each([
    START,
    'SELECT COUNT(*) AS "count" FROM "_content_docs"',
    `SELECT COUNT(DISTINCT "title") AS "count" FROM "_content_docs" WHERE ("draft" = 0)`,
    `${START} LIMIT -1 OFFSET 5`,
    `${START} LIMIT 0`,
    `${START} WHERE ("title" IN ())`,
    `${START} WHERE ("title" BETWEEN 'a' AND 'b') AND ("draft" NOT BETWEEN -1 AND 1e+21)`,
    `${START} WHERE ("title" = '')`,
    `${START} WHERE ("title" = '-- /* ; '')')`,
    `${START} WHERE ("title" = CAST(x'efbbbf6100' AS TEXT))`,
    `${START} WHERE ("say ""so""" IS NULL)`,
  ])('%s', (sql) => {
    expect(writeQuery(parse(sql))).toBe(sql)
  })

  test('spaces, line ends and parentheses around a group of one do not matter', () => {
    expect(writeQuery(parse(`\n SELECT\t*\r\nFROM"_content_docs"WHERE((  "draft"=0  ))LIMIT 01`))).toBe(
      `${START} WHERE ("draft" = 0) LIMIT 1`,
    )
  })
})

describe('what is refused', () => {
  test.each([
    ['', 'The query must have SELECT at character 1, got the end.'],
    ['select * FROM "_content_docs"', 'The query must have SELECT at character 1, got select.'],
    ['DELETE FROM "_content_docs"', 'The query must have SELECT at character 1, got DELETE.'],
    ['SELECT * FORM "_content_docs"', 'The query must have FROM at character 10, got FORM.'],
    ['SELECT title FROM "_content_docs"', 'The query must have a column in double quotes at character 8, got title.'],
    [
      'SELECT * FROM "_content_posts"',
      '"_content_posts" is not the table of "docs". Write "_content_docs", or ask the other collection.',
    ],
    ['SELECT * FROM sqlite_master', 'The query must have a table in double quotes at character 15, got sqlite_master.'],
    [
      'SELECT "titel" FROM "_content_docs"',
      '"titel" is not a column of "docs". Did you mean "title"? Columns: title, path, sortKey, draft, say "so".',
    ],
    ['SELECT "title", "title" FROM "_content_docs"', 'The query selects "title" twice. Select it once.'],
    ['SELECT COUNT(DISTINCT *) AS "count" FROM "_content_docs"', 'a column in double quotes at character 23, got *.'],
    ['SELECT COUNT(*) FROM "_content_docs"', 'The query must have AS at character 17, got FROM.'],
    [
      'SELECT COUNT(*) AS "count" FROM "_content_docs" LIMIT 1',
      'The query must have its end at character 49, got LIMIT.',
    ],
    [`${START};`, 'No query has ";" where character 30 is.'],
    [`${START} -- all`, 'No query has "-" where character 31 is.'],
    [`${START} /* all */`, 'No query has "/" where character 31 is.'],
    [`${START} WHERE ("title" = 'a)`, `No query has "'" where character 48 is. Close what is quoted, and leave out`],
    [`${START} WHERE ("title" = '\0')`, `No query has "'" where character 48 is.`],
    [`${START} WHERE ("title" = '\ud800')`, `No query has "'" where character 48 is.`],
    [`${START} WHERE ("title" = ?)`, 'No query has "?" where character 48 is.'],
    [`${START} WHERE "draft" = 0`, 'The query must have ( at character 37, got "draft".'],
    [`${START} WHERE ("draft" = "title")`, 'a text in single quotes or a number at character 48, got "title".'],
    [`${START} WHERE ("draft" LIEK 0)`, 'The query must have an operator at character 46, got LIEK.'],
    [`${START} WHERE ("draft" IN (SELECT 1))`, 'a text in single quotes or a number at character 50, got SELECT.'],
    [`${START} WHERE ("draft" = 0) OR ("draft" = 1)`, 'The query must have its end at character 51, got OR.'],
    [
      `${START} WHERE (("draft" = 0) OR ("draft" = 1) AND ("draft" = 2))`,
      'The query must have ) at character 69, got AND.',
    ],
    [`${START} WHERE ("draft" = 1e+999)`, 'The query must have a smaller number at character 48, got 1e+999.'],
    [
      `${START} WHERE ("title" = CAST(x'6' AS TEXT))`,
      `The query must have the bytes of a text at character 53, got x'6'.`,
    ],
    [`${START} WHERE ("title" = CAST(x'ff' AS TEXT))`, 'The query must have the bytes of a text at character 53'],
    [`${START} ORDER BY "title"`, 'The query must have ASC or DESC at character 47, got the end.'],
    [`${START} ORDER BY "size" ASC`, '"size" is not a column of "docs".'],
    [`${START} LIMIT -1`, 'The query must have a whole number at character 37, got -1.'],
    [`${START} LIMIT 1.5`, 'The query must have a whole number at character 37, got 1.5.'],
    [`${START} OFFSET 5`, 'The query must have its end at character 31, got OFFSET.'],
    [`${START} ${START}`, 'The query must have its end at character 31, got SELECT.'],
    [`${START} UNION ${START}`, 'The query must have its end at character 31, got UNION.'],
  ])('%s: %s', (sql, message) => {
    expect(messageOf(sql)).toContain(message)
  })

  test('a message says what to do', () => {
    expect(messageOf('x')).toBe(
      'The query must have SELECT at character 1, got x. Write it with queryCollection(), or in the same form.',
    )
  })

  test('more than the limits', () => {
    const conditions = (count: number) => Array<string>(count).fill('("draft" = 0)').join(' AND ')
    const nested = (depth: number) => `${'('.repeat(depth)}"draft" = 0${')'.repeat(depth)}`
    expect(messageOf(`${START} WHERE ${conditions(100)}`)).toBe('no error')
    expect(messageOf(`${START} WHERE ${conditions(101)}`)).toBe(
      'The query has more than 100 conditions. Compare a column with several values by one IN.',
    )
    expect(messageOf(`${START} WHERE ${nested(20)}`)).toBe('no error')
    expect(messageOf(`${START} WHERE ${nested(21)}`)).toBe(
      'The query has groups deeper than 20. Put fewer groups into each other.',
    )
    const longest = `${START} WHERE ("title" = '${'x'.repeat(MAX_QUERY_LENGTH - 50)}')`
    expect(longest).toHaveLength(MAX_QUERY_LENGTH)
    expect(messageOf(longest)).toBe('no error')
    expect(messageOf(`${longest} `)).toBe(
      'The query has 10001 characters, more than 10000. Shorten its lists, or ask in several queries.',
    )
  })

  test('a message does not repeat a long name', () => {
    expect(messageOf(`SELECT "${'x'.repeat(9000)}" FROM "_content_docs"`).length).toBeLessThan(200)
  })

  test.each(["'", '"', '(', ')', ' ', "x'", 'a', '1', '-', '1e', ',', '"a",', "''", 'x\u2028', '\ud800'])(
    '%j repeated to the greatest length takes no time',
    (part) => {
      const filler = part.repeat(Math.floor((MAX_QUERY_LENGTH - 60) / part.length))
      const start = performance.now()
      for (const text of [
        filler,
        `SELECT ${filler}`,
        `${START} WHERE (${filler}`,
        `${START} WHERE ("title" = ${filler})`,
      ]) {
        messageOf(text)
      }
      expect(performance.now() - start).toBeLessThan(5_000)
    },
  )
})

const names = fc.constantFrom(...columns.map(({ name }) => name))
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom("'", '"', '\0', '%', '_', '\\', ';', '--', ' ', 'a', '🙂', '\u202e') }),
  fc.constantFrom(...SQL_INJECTIONS),
)
const numbers = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .map((number) => (Object.is(number, -0) ? 0 : number))
const values = fc.oneof(texts, numbers, fc.integer())
const comparisons: fc.Arbitrary<Comparison> = fc
  .tuple(
    names,
    fc.constantFrom(...(Object.keys(OPERATORS) as Operator[])),
    fc.array(values, { minLength: 2, maxLength: 5 }),
  )
  .map(([field, operator, list]) => {
    const counts = { none: 0, one: 1, two: 2, any: list.length }
    return { field, operator, values: list.slice(0, counts[OPERATORS[operator]]) }
  })
const { conditions } = fc.letrec<{ conditions: Condition }>((tie) => ({
  conditions: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    comparisons,
    fc.record({
      join: fc.constantFrom('AND', 'OR'),
      conditions: fc.array(tie('conditions'), { minLength: 2, maxLength: 4 }),
    }),
  ),
}))
const collection = fc.constant<string>('docs')
const where = fc.array(conditions, { maxLength: 3 })
const rowQueries = fc.record(
  {
    collection,
    columns: fc.uniqueArray(names),
    where,
    order: fc.array(fc.record({ field: names, direction: fc.constantFrom('ASC', 'DESC') }), { maxLength: 3 }),
    limit: fc.nat(),
    offset: fc.integer({ min: 1 }),
  },
  { requiredKeys: ['collection', 'columns', 'where', 'order'] },
)
const countQueries = fc.record({
  collection,
  columns: fc.constant<string[]>([]),
  count: fc.oneof(fc.constant({ field: '*', distinct: false }), fc.record({ field: names, distinct: fc.boolean() })),
  where,
  order: fc.constant<SelectQuery['order']>([]),
})
const queries: fc.Arbitrary<SelectQuery> = fc
  .oneof({ weight: 3, arbitrary: rowQueries }, { weight: 1, arbitrary: countQueries })
  .filter((query) => writeQuery(query).length <= MAX_QUERY_LENGTH)

describe('any query', () => {
  test('that is written is read as it was', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const sql = writeQuery(query)
        expect(parse(sql)).toEqual(query)
        expect(writeQuery(parse(sql))).toBe(sql)
      }),
      { numRuns: 1000 },
    )
  })

  test('that the builder makes is read', async () => {
    const source = { columns: async () => columns, run: async () => [] }
    const query = createQueryCollection(source)('docs')
    await fc.assert(
      fc.asyncProperty(texts, texts, fc.nat(), async (one, two, count) => {
        const built = query
          .where('title', '=', one)
          .orWhere((group) => group.where('path', 'IN', [one, two]).where('title', 'LIKE', two))
          .select('title')
          .order('path', 'DESC')
          .skip(count)
        expect(writeQuery(parse(built.sql()))).toBe(built.sql())
        await built.all()
      }),
      { numRuns: 500 },
    )
  })
})

describe('any text', () => {
  /** Texts near to a query: a few characters are replaced by others. */
  const mutants = fc
    .tuple(
      queries.map(writeQuery),
      fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.oneof(fc.constantFrom('', ' ', '1', 'a', "''"), texts)), {
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(([sql, changes]) =>
      changes.reduce((text, [place, length, insert]) => {
        const start = place % (text.length + 1)
        return text.slice(0, start) + insert + text.slice(start + length)
      }, sql),
    )
  const pieces = fc
    .array(
      fc.constantFrom(
        ...'SELECT * FROM "_content_docs" WHERE ( ) AND OR "title" = <> LIKE IN , \'a\' 1 -1 IS NULL NOT BETWEEN ORDER BY ASC LIMIT OFFSET COUNT DISTINCT CAST ; -- /*'.split(
          ' ',
        ),
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(' '))

  test('is refused with words, or is one query of this table', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(mutants, texts, pieces, fc.string({ unit: 'binary', maxLength: 300 })), (text) => {
        let query
        try {
          query = parse(text)
        } catch (error) {
          expect(error).toBeInstanceOf(QueryError)
          return
        }
        accepted += 1
        const sql = writeQuery(query)
        expect(sql).toMatch(/^SELECT /)
        expect(parse(sql)).toEqual(query)
      }),
      { numRuns: 2_000 },
    )
    // Else only refusals would have been tried.
    expect(accepted).toBeGreaterThan(10)
  })

  test.each(['-0', '-0.0', '-1e-999'])('%s is read as it would be written', (number) => {
    expect(parse(`${START} WHERE ("title" = ${number})`).where).toEqual([
      { field: 'title', operator: '=', values: [0] },
    ])
  })

  test.each(SQL_INJECTIONS)('%s', (attack) => {
    expect(messageOf(attack)).not.toBe('no error')
    expect(messageOf(`${START} WHERE ("title" = '${attack}`)).not.toBe('no error')
    expect(messageOf(`SELECT ${attack} FROM "_content_docs"`)).not.toBe('no error')
    // As a value it is a text like any other.
    expect(parse(`${START} WHERE ("title" = ${writeLiteral(attack)})`).where).toEqual([
      { field: 'title', operator: '=', values: [attack] },
    ])
    // As a name it is one that no column has.
    expect(messageOf(`${START} ORDER BY ${quoteName(attack)} ASC`)).not.toBe('no error')
  })
})
