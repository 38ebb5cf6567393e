import { z } from 'zod'
import { image, reference } from '../fields'
import { columnsOf } from './columns'
import { defineData, definePages } from './define-collection'
import type { PageCollectionName, RowOf } from './entry'

const tours = definePages({
  typeName: 'Tour',
  description: 'A tour.',
  source: [],
  fields: {
    place: z.string(),
    level: z.enum(['easy', 'hard']).optional(),
    size: z.union([z.literal('s'), z.literal('l')]).default('s'),
    note: z.string().nullable(),
    until: z.iso.date().nullable(),
    guide: reference('guides'),
    guides: z.array(reference('guides')),
    day: z.iso.date(),
    time: z.iso.datetime().optional(),
    guests: z.int().default(1),
    price: z.number().optional(),
    open: z.boolean().default(true),
    picture: image().optional(),
    stops: z.array(z.strictObject({ photo: image(), name: z.string().optional() })),
    length: z.union([z.string(), z.number()]),
    anything: z.unknown(),
    title: z.string().min(3),
  },
})
const kinds = Object.fromEntries(
  columnsOf(tours).map(({ name, kind, nullable }) => [name, nullable ? `${kind} or null` : kind]),
)

test('returns the columns of every page first, in a fixed order', () => {
  expect(Object.entries(kinds).slice(0, 16)).toEqual([
    ['id', 'text'],
    ['path', 'text'],
    ['title', 'text'],
    ['description', 'text'],
    ['stem', 'text'],
    ['sortKey', 'text'],
    ['extension', 'text'],
    ['navigation', 'json'],
    ['search', 'json'],
    ['seo', 'json'],
    ['meta', 'json'],
    ['body', 'json or null'],
    ['toc', 'json'],
    ['sections', 'json'],
    ['lastUpdated', 'date or null'],
    ['draft', 'boolean'],
  ])
})

test('returns the fields of the schema in order, and treats a default as not nullable', () => {
  expect(Object.entries(kinds).slice(16)).toEqual([
    ['colorMode', 'text or null'],
    ['place', 'text'],
    ['level', 'text or null'],
    ['size', 'text'],
    ['note', 'text or null'],
    ['until', 'date or null'],
    ['guide', 'text'],
    ['guides', 'json'],
    ['day', 'date'],
    ['time', 'text or null'],
    ['guests', 'integer'],
    ['price', 'real or null'],
    ['open', 'boolean'],
    ['picture', 'json or null'],
    ['stops', 'json'],
    ['length', 'json'],
    ['anything', 'json'],
  ])
})

test.each([
  ['Title', '"title" and "Title" of Walk differ only in case. Rename the field "Title" in src/content.config.ts.'],
  ['LEVEL', '"level" and "LEVEL" of Walk differ only in case. Rename the field "LEVEL" in src/content.config.ts.'],
])('throws for a field "%s" that differs only in case', (name, message) => {
  const fields = { level: z.string(), [name]: z.string() }
  const walks = definePages({ typeName: 'Walk', description: 'A walk.', source: [], fields })
  expect(() => columnsOf(walks)).toThrow(message)
})

test('infers the types of rows from the schema', () => {
  type Row = RowOf<typeof tours>
  const names: Record<keyof Row, unknown> = Object.fromEntries(
    columnsOf(tours).map(({ name }) => [name, null]),
  ) as Record<keyof Row, null>
  expect(names).toHaveProperty('sections')

  const photo = { path: 'tours/a.png', width: 1, height: 2 }
  const row: Pick<Row, 'level' | 'picture' | 'stops' | 'price' | 'guide'> = {
    level: null,
    picture: photo,
    stops: [{ photo }],
    price: null,
    guide: 'ada',
  }
  // @ts-expect-error -- none of the levels
  row.level = 'harder'
  // @ts-expect-error -- the image is measured, not its file name
  row.picture = 'a.png'
  // @ts-expect-error -- a table has no missing values
  row.price = undefined
  // @ts-expect-error -- a day is a text
  const day: Row['day'] = new Date()
  expect(day).toBeDefined()
})

test('has no rows for collections of data', () => {
  const guides = defineData({ typeName: 'Guide', description: 'A guide.', source: [], fields: {} })
  const collections = { tours, guides }
  const names: PageCollectionName<typeof collections>[] = ['tours']
  // @ts-expect-error -- guides are data
  names.push('guides')
  expect(Object.keys(collections)).toEqual(names)
})
