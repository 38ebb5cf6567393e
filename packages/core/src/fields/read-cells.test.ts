import { testTable } from '@galley/testing/test-table.fixture'
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

test('converts cells to the types of the schema', () => {
  const cells = { name: '12', price: '9.50', seats: '-3', open: 'false', since: '2025-01-31' }
  expect(read(cells)).toEqual({ ...cells, price: 9.5, seats: -3, open: false })
})

testTable((price) => (read({ price }) as { price: unknown }).price)('reads the number %j: %j', {
  '1e3': 1000,
  '+.5': 0.5,
  '12,5': '12,5',
  '0x10': '0x10',
  Infinity: 'Infinity',
  '1 2': '1 2',
})

testTable((open) => read({ open }))('reads the boolean %j: %j', {
  false: { open: false },
  TRUE: { open: 'TRUE' },
  '': {},
})

test('leaves out empty cells of declared columns only', () => {
  expect(read({ name: '', price: '', constructor: '', note: '' })).toEqual({ constructor: '', note: '' })
})

test.each([z.object({}), z.object({ rows: z.unknown() }), z.object({ rows: z.array(z.unknown()) })])(
  'keeps texts without a schema of the rows',
  (open) => {
    const table = { rows: [{ price: '1', note: '' }] }
    expect(readCells(open, table)).toEqual(table)
  },
)
