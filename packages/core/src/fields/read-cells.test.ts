import { z } from 'zod'
import { readCells } from './read-cells'

const schema = z.object({
  rows: z
    .array(
      z.strictObject({
        name: z.string(),
        price: z.number().optional(),
        seats: z.int().default(1),
        open: z.boolean().nullable().optional(),
        since: z.iso.date().optional(),
      }),
    )
    .min(1),
})
const read = (cells: Record<string, string>) => (readCells(schema, { rows: [cells] }) as { rows: unknown[] }).rows[0]

test('cells have the types that the schema asks for', () => {
  expect(read({ name: '12', price: '9.50', seats: '-3', open: 'false', since: '2025-01-31' })).toEqual({
    name: '12',
    price: 9.5,
    seats: -3,
    open: false,
    since: '2025-01-31',
  })
})

test.each([
  ['1e3', 1000],
  ['+.5', 0.5],
  ['007', 7],
  ['12,5', '12,5'],
  ['0x10', '0x10'],
  ['Infinity', 'Infinity'],
  ['many', 'many'],
  ['1 2', '1 2'],
])('%j is the price %j', (text, price) => {
  expect(read({ price: text })).toEqual({ price })
})

test.each(['yes', '1', 'TRUE', ''])('%j is neither true nor false', (text) => {
  expect(read({ open: text })).toEqual(text === '' ? {} : { open: text })
})

test('an empty cell is left out, but not one of a column that nobody declared', () => {
  expect(read({ name: '', price: '', constructor: '', note: '' })).toEqual({ constructor: '', note: '' })
})

test.each([z.object({}), z.object({ rows: z.unknown() }), z.object({ rows: z.array(z.unknown()) })])(
  'without a schema of the rows they stay texts',
  (open) => {
    const table = { rows: [{ price: '1', note: '' }] }
    expect(readCells(open, table)).toEqual(table)
  },
)
