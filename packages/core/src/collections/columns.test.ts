import { z } from 'zod'
import { image, reference } from '../fields'
import { columnsOf } from './columns'
import { definePages } from './define-collection'

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
    guides: z.array(reference('guides')),
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

test('returns the columns of every page, then the fields of the schema', () => {
  const kinds = columnsOf(tours).map(({ name, kind, nullable }) => `${name}: ${kind}${nullable ? ' or null' : ''}`)
  expect(kinds.join(', ')).toBe(
    'id: text, path: text, title: text, description: text, stem: text, sortKey: text, extension: text, navigation: json, ' +
      'search: json, seo: json, meta: json, body: json or null, toc: json, sections: json, lastUpdated: date or null, draft: boolean, ' +
      'language: text, docsVersion: text, colorMode: text or null, place: text, level: text or null, size: text, note: text or null, until: date or null, guides: json, ' +
      'time: text or null, guests: integer, price: real or null, open: boolean, picture: json or null, stops: json, length: json, anything: json',
  )
})

test.each(['Title', 'LEVEL'])('throws for a field "%s" that differs only in case', (name) => {
  const fields = { level: z.string(), [name]: z.string() }
  const walks = definePages({ typeName: 'Walk', description: 'A walk.', source: [], fields })
  expect(() => columnsOf(walks)).toThrow(
    `"${name.toLowerCase()}" and "${name}" of Walk differ only in case. Rename the field "${name}" in src/content.config.ts.`,
  )
})
