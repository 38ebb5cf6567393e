import { documentedProps } from './component-docs'

test('marks types of props as code, and defaults that are values', () => {
  expect(documentedProps['Link']).toContainEqual(
    expect.objectContaining({ name: 'to', type: '`string`', required: true }),
  )
  expect(documentedProps['Button']).toContainEqual(
    expect.objectContaining({ name: 'size', default: "`'md'`", required: false }),
  )
  expect(documentedProps['Button']).toContainEqual(
    expect.objectContaining({ name: 'square', type: '`boolean`', default: 'true without children' }),
  )
})

test('describes types of attributes in words', () => {
  expect(documentedProps['card']).toEqual([
    expect.objectContaining({ name: 'title', type: 'text', required: true }),
    expect.objectContaining({ name: 'to', type: 'path or address', required: false }),
    expect.objectContaining({ name: 'icon', type: 'icon name', required: false }),
  ])
  expect(documentedProps['badge']?.[0]?.type).toContain('`success`, `info`')
})

test('has a type in each row', () => {
  for (const [name, rows] of Object.entries(documentedProps))
    for (const row of rows) expect([name, row.name, row.type]).not.toContain('undefined')
})
