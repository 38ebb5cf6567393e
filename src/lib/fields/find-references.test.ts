import { z } from 'zod'
import { reference } from './field-kinds'
import { findReferences } from './find-references'

const schema = z.object({
  author: reference('authors').nullable().optional().describe('Who.'),
  next: reference('docs').default('/docs'),
  editors: z.array(reference('authors').describe('Who else.')).default([]),
  parts: z.array(z.strictObject({ by: z.array(reference('authors')).optional(), note: z.string() })).optional(),
  credits: z.object({ photo: reference('authors') }).optional(),
  title: z.string().optional(),
})

test('references are found alone, in lists and in groups, each with its place', () => {
  expect(
    findReferences(schema, {
      author: 'ada',
      next: '/docs/start',
      editors: ['ben', 'ada'],
      parts: [{ note: 'x' }, { by: ['cleo'], note: 'y' }],
      credits: { photo: 'dan' },
      title: 'ada',
    }),
  ).toEqual([
    { collection: 'authors', value: 'ada', path: ['author'] },
    { collection: 'docs', value: '/docs/start', path: ['next'] },
    { collection: 'authors', value: 'ben', path: ['editors', 0] },
    { collection: 'authors', value: 'ada', path: ['editors', 1] },
    { collection: 'authors', value: 'cleo', path: ['parts', 1, 'by', 0] },
    { collection: 'authors', value: 'dan', path: ['credits', 'photo'] },
  ])
})

test('what else a schema says of a value does not hide its reference', () => {
  const wrapped = z.object({
    a: reference('docs').readonly(),
    b: reference('docs').catch('/docs'),
    c: reference('docs').prefault('/docs'),
    d: z.array(reference('docs')).readonly().optional(),
  })
  const found = findReferences(wrapped, { a: '/a', b: '/b', c: '/c', d: ['/d'] })
  expect(found.map(({ value }) => value)).toEqual(['/a', '/b', '/c', '/d'])
})

test('what is not set refers to nothing, and so does what nobody declared', () => {
  expect(findReferences(schema, {})).toEqual([])
  expect(findReferences(schema, { author: null, constructor: 'ada', parts: [] })).toEqual([])
})
