import { columnsOf, definePages } from '@galley/core/collections'
import { z } from 'zod'
import { QueryError } from './conditions'
import { createQueryCollection } from './content-query'
import type { RawRow } from './decode-rows'

const trips = definePages({
  typeName: 'Trip',
  description: 'A trip.',
  source: [],
  fields: {
    kind: z.enum(['walk', 'ride']),
    date: z.iso.date(),
    length: z.number().optional(),
    open: z.boolean().default(true),
    note: z.string().optional(),
  },
})

/** Returns a query function whose source answers with these rows, and the list of SQL that ran. */
function createSource(rows: RawRow[] = []) {
  const asked: string[] = []
  const source = {
    columns: async () => columnsOf(trips),
    run: async (_: string, sql: string) => {
      asked.push(sql)
      return rows
    },
  }
  return { asked, query: createQueryCollection<{ trips: typeof trips }>(source) }
}

const { query } = createSource()
const trip = query('trips')
const START = 'SELECT * FROM "_content_trips"'
const END = 'ORDER BY "sortKey" ASC'
/** Returns the SQL of a query's conditions. */
const whereOf = (query: { sql(): string }) => query.sql().slice(`${START} WHERE `.length, -` ${END}`.length)

test('writes all parts of a query in the order of SQL', () => {
  const filtered = trip.where('open', '=', true).where('title', 'LIKE', "It's%")
  const sorted = filtered.select('title', 'path').order('date', 'DESC').order('title', 'ASC')
  expect(sorted.limit(10).skip(5).sql()).toBe(
    `SELECT "title", "path" FROM "_content_trips" WHERE ("open" = 1) AND ("title" LIKE 'It''s%') ORDER BY "date" DESC, "title" ASC LIMIT 10 OFFSET 5`,
  )
})

// Each operator runs in SQLite in `packages/query/src/dump/queries.test.ts`.
test.each([
  ['("length" < 1e+21)', trip.where('length', '<', 1e21)],
  ['("length" >= 0)', trip.where('length', '>=', -0)],
  [`("title" = CAST(x'610062' AS TEXT))`, trip.where('title', '=', 'a\0b')],
  [`("title" = CAST(x'610d0a62' AS TEXT))`, trip.where('title', '=', 'a\r\nb')],
  [`("title" = '\ufffd🙂\ufffd')`, trip.where('title', '=', '\ud800🙂\udc00')],
  // path() ignores a trailing slash.
  [`("path" = '/trips/rome')`, trip.path('/trips/rome/')],
])('writes the condition %s', (where, withCondition) => {
  expect(whereOf(withCondition)).toBe(where)
})

test('joins conditions by AND, and the conditions of orWhere() by OR', () => {
  const grouped = trip
    .where('open', '=', true)
    .orWhere((group) => group.where('kind', '=', 'walk').where('length', '<', 9))
    .andWhere((group) => group.where('date', '>', '2026').where('date', '<', '2027'))
  expect(whereOf(grouped)).toBe(
    `("open" = 1) AND (("kind" = 'walk') OR ("length" < 9)) AND (("date" > '2026') AND ("date" < '2027'))`,
  )
})

test('andWhere() and orWhere() reject a group without a condition', () => {
  const message = 'The group has no condition. Return it with at least one, as in (group) => group.where(…).'
  expect(() => trip.andWhere((group) => group)).toThrow(message)
  // @ts-expect-error -- the group is not returned
  expect(() => trip.orWhere((group) => void group.where('open', '=', true))).toThrow(message)
})

test('several queries can start from one query', () => {
  const open = trip.where('open', '=', true).select('title')
  open.where('kind', '=', 'ride').select('path').order('date', 'ASC').limit(1).skip(1)
  expect(open.sql()).toBe(`SELECT "title" FROM "_content_trips" WHERE ("open" = 1) ${END}`)
})

test('select() adds fields to the fields of earlier calls, without duplicates', () => {
  expect(trip.select('title').select('path', 'title').sql()).toBe(`SELECT "title", "path" FROM "_content_trips" ${END}`)
  expect(trip.select().sql()).toBe(`${START} ${END}`)
})

test('first() limits the query to one row', async () => {
  const found = createSource([{ title: 'A' }])
  expect(await found.query('trips').limit(9).skip(2).select('title').first()).toEqual({ title: 'A' })
  expect(found.asked).toEqual([`SELECT "title" FROM "_content_trips" ${END} LIMIT 1 OFFSET 2`])
  expect(await createSource().query('trips').first()).toBeNull()
})

test('count() rejects distinct values without a field', async () => {
  await expect(query('trips').count('*', true)).rejects.toThrow(
    'count() can count the distinct values of a field only, got "*". Name a field.',
  )
})

describe('callers without types', () => {
  /** The query without types, as in a script of the playground. */
  const untyped = trip as unknown as Record<string, (...values: unknown[]) => { sql(): string }>
  const where = (...values: unknown[]) => untyped['where']!(...values)

  test('accepts operators in lower case', () => {
    expect(whereOf(where('title', 'not like', '%a%'))).toBe(`("title" NOT LIKE '%a%')`)
    expect(whereOf(where('title', 'is null'))).toBe('("title" IS NULL)')
    expect(untyped['order']!('title', 'desc').sql()).toBe(`${START} ORDER BY "title" DESC`)
  })

  test.each<[unknown[], string]>([
    [['kind', 'IN', 'walk'], 'Value for IN must be an array'],
    [['kind', 'not in', undefined], 'Value for NOT IN must be an array'],
    [['length', 'BETWEEN', [1]], 'Value for BETWEEN must be an array with two elements'],
    [['length', 'NOT BETWEEN', [1, 2, 3]], 'Value for NOT BETWEEN must be an array with two elements'],
    [['note', '=', null], 'Value for = must be a text, a number, true or false, got null. Use IS NULL or IS NOT NULL.'],
    [['note', 'IN', ['a', undefined]], 'Value for IN must be a text, a number, true or false, got undefined.'],
    [['note', 'BETWEEN', Array(2)], 'Value for BETWEEN must be a text, a number, true or false, got undefined.'],
    [['kind', '=', ['walk']], 'Value for = must be a text, a number, true or false, got ["walk"]. Use IN or NOT IN.'],
    [['length', '>', NaN], 'Value for > must be a text, a number, true or false, got NaN. Correct it.'],
    [[5, '=', 5], 'The field of where() must be a text, got 5. Correct it.'],
    [['title', undefined], 'The operator of where() must be a text, got undefined. Correct it.'],
    [['title', 'LIK', 'a'], 'Unknown operator "LIK". Did you mean "LIKE"? Operators: =, <>, >, <, >=, <=, IN, NOT IN,'],
    [['title', 'toString', 'a'], 'Unknown operator "toString". Operators: ='],
  ])('where() rejects %j: %s', (values, message) => {
    expect(() => where(...values)).toThrow(QueryError)
    expect(() => where(...values)).toThrow(message)
  })

  test.each([
    ['Value for limit() must be a whole number from 0 on, got -1. Correct it.', () => trip.limit(-1)],
    ['Value for skip() must be a whole number from 0 on, got "5". Correct it.', () => untyped['skip']!('5')],
    ['Value for path() must be a text, got undefined. Correct it.', () => untyped['path']!()],
    ['A field of select() must be a text, got ["title"]. Correct it.', () => untyped['select']!(['title'])],
    ['The field of order() must be a text, got null. Correct it.', () => untyped['order']!(null, 'ASC')],
    ['The direction of order() must be "ASC" or "DESC", got "up". Correct it.', () => untyped['order']!('title', 'up')],
    ['A group must be a function, got 3. Write it as (group) => group.where(…).', () => untyped['andWhere']!(3)],
    ['The field of where() must be a text, got a function. Correct it.', () => where(() => trip, '=', 1)],
    ['The name of the collection must be a text, got undefined. Correct it.', () => query(undefined as never)],
  ])('throws: %s', (message, run) => {
    expect(run).toThrow(message)
  })
})
