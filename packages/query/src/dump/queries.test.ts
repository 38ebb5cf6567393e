import { columnsOf, definePages } from '@galley/core/collections'
import initSqlite from '@sqlite.org/sqlite-wasm'
import { z } from 'zod'
import { createQueryCollection, type ContentQuery } from '../builder'
import { type ContentDatabase, openDump } from './content-database'
import { writeDump } from './write-dump'

const trips = definePages({
  typeName: 'Trip',
  description: 'A trip.',
  source: [],
  fields: {
    kind: z.string().optional(),
    date: z.iso.date(),
    length: z.number().optional(),
    open: z.boolean(),
    stops: z.array(z.strictObject({ name: z.string() })),
  },
})

const ROME = { name: 'Rome' }

/** Out of order on purpose. */
const ROWS = [
  { title: 'Ten', sortKey: '0010', kind: 'ride', date: '2026-03-01', length: 10.5, open: true, stops: [] },
  { title: 'Two', sortKey: '0002', kind: null, date: '2025-12-31', length: null, open: false, stops: [ROME] },
  { title: "It's three", sortKey: '0003', kind: 'Walk', date: '2026-01-31', length: -3, open: true, stops: [] },
  { title: 'Four\0🙂"', sortKey: '0004', kind: 'walk', date: '2026-02-01', length: 4, open: false, stops: [] },
]
const COMMON = {
  path: '/',
  description: '',
  stem: '',
  extension: 'md',
  navigation: true,
  seo: {},
  meta: {},
  draft: false,
}

let database: ContentDatabase
beforeAll(async () => {
  const rows = ROWS.map((row) => ({ ...COMMON, id: row.sortKey, ...row }))
  database = openDump(await initSqlite(), 'trips', writeDump('trips', columnsOf(trips), rows))
})
afterAll(() => database.close())

const trip = createQueryCollection<{ trips: typeof trips }>({
  columns: async () => columnsOf(trips),
  run: async (_, sql) => database.all(sql),
})('trips')
type Query = typeof trip

/** Returns the numbers in the sort keys of the rows that a query finds. */
const found = async (query: Pick<ContentQuery<{ sortKey: string }>, 'all'>) =>
  (await query.all()).map(({ sortKey }) => Number(sortKey))

test.each<[string, Query, number[]]>([
  ['in the order of the numbers of files', trip, [2, 3, 4, 10]],
  ['= is case-sensitive', trip.where('kind', '=', 'walk'), [4]],
  ['= with a quote', trip.where('title', '=', "It's three"), [3]],
  ['= with NUL, emoji and a double quote', trip.where('title', '=', 'Four\0🙂"'), [4]],
  ['= compares beyond a NUL', trip.where('title', '=', 'Four'), []],
  ['= with true', trip.where('open', '=', true), [3, 10]],
  ['= with an SQL injection', trip.where('title', '=', "' OR 1=1 --"), []],
  ['<> excludes null', trip.where('kind', '<>', 'walk'), [3, 10]],
  ['> with dates', trip.where('date', '>', '2026-01-31'), [4, 10]],
  ['< with numbers excludes null', trip.where('length', '<', 4), [3]],
  ['IN', trip.where('kind', 'IN', ['walk', 'ride']), [4, 10]],
  ['IN with nothing', trip.where('kind', 'IN', []), []],
  ['NOT IN excludes null', trip.where('kind', 'NOT IN', ['walk']), [3, 10]],
  ['BETWEEN includes both ends', trip.where('date', 'BETWEEN', ['2025-12-31', '2026-02-01']), [2, 3, 4]],
  ['NOT BETWEEN', trip.where('length', 'NOT BETWEEN', [0, 5]), [3, 10]],
  ['LIKE is not case-sensitive', trip.where('kind', 'LIKE', 'WALK'), [3, 4]],
  ['LIKE with % and _', trip.where('title', 'LIKE', 'T_o%'), [2]],
  ['LIKE in JSON', trip.where('stops', 'LIKE', '%"Rome"%'), [2]],
  ['NOT LIKE', trip.where('title', 'NOT LIKE', 't%'), [3, 4]],
  ['IS NULL', trip.where('kind', 'IS NULL'), [2]],
  ['IS NOT NULL', trip.where('kind', 'IS NOT NULL'), [3, 4, 10]],
  ['andWhere(): all conditions', trip.andWhere((q) => q.where('open', '=', true).where('length', '>', 0)), [10]],
  [
    'andWhere() with orWhere() inside',
    trip.andWhere((q) =>
      q.where('open', '=', false).orWhere((o) => o.where('length', '=', 4).where('length', '=', 10.5)),
    ),
    [4],
  ],
  [
    'orWhere() with andWhere() inside',
    trip.orWhere((q) => q.where('kind', 'IS NULL').andWhere((a) => a.where('open', '=', true).where('length', '<', 0))),
    [2, 3],
  ],
  ['several orders', trip.order('open', 'DESC').order('date', 'DESC'), [10, 3, 4, 2]],
  ['limit 0', trip.limit(0), []],
  ['skip without limit', trip.skip(1), [3, 4, 10]],
  ['skip with limit', trip.skip(1).limit(2), [3, 4]],
])('SQLite runs the query: %s', async (_, query, keys) => {
  expect(await found(query)).toEqual(keys)
})

test('returns values with the types of the schema', async () => {
  expect(await trip.select('title', 'kind', 'length', 'open', 'stops', 'date', 'seo').skip(1).first()).toEqual({
    title: "It's three",
    kind: 'Walk',
    length: -3,
    open: true,
    stops: [],
    date: '2026-01-31',
    seo: {},
  })
  const two = { kind: null, length: null, stops: [ROME], body: null }
  expect(await trip.where('stops', '<>', '[]').first()).toMatchObject(two)
  expect((await trip.where('length', '=', 4).first())?.title).toBe('Four\0🙂"')
})

test('count() ignores limits and counts rows with a field, or different values', async () => {
  expect(await trip.count()).toBe(4)
  expect(await trip.limit(1).skip(3).count()).toBe(4)
  expect(await trip.count('kind')).toBe(3)
  expect(await trip.count('open', true)).toBe(2)
  expect(await trip.where('title', '=', 'none').count()).toBe(0)
})
