import { testTable } from '@galley/testing/test-table.fixture'
import { parse } from 'yaml'
import { z } from 'zod'
import { definePages } from '../collections'
import { formatProblem, readSource } from '../content-source'
import { icon, image, linkTarget, reference } from './field-kinds'
import { validateFields } from './validate-fields'

const { schema } = definePages({
  typeName: 'Trip',
  description: 'A trip.',
  source: [],
  fields: {
    date: z.iso.date(),
    kind: z.enum(['walk', 'ride']).optional(),
    length: z.number().min(1).max(500).optional(),
    steps: z.int().optional(),
    version: z.literal(2).optional(),
    icon: icon().optional(),
    guides: z.array(z.string()).optional(),
    stops: z
      .array(z.strictObject({ name: z.string().min(1), to: linkTarget().optional(), open: z.boolean().default(false) }))
      .min(1)
      .optional(),
  },
})

const VALID = { date: '2025-01-31' }
const messagesOf = (fields: object) =>
  validateFields(schema, { ...VALID, ...fields }).problems.map(({ message }) => message)

test('fills in defaults of declared fields, and separates undeclared fields', () => {
  expect(validateFields(schema, { ...VALID, stops: [{ name: 'A' }], tags: ['x'], weather: { sun: true } })).toEqual({
    fields: { ...VALID, navigation: true, search: true, seo: {}, draft: false, stops: [{ name: 'A', open: false }] },
    leftOut: {},
    meta: { tags: ['x'], weather: { sun: true } },
    isComplete: true,
    problems: [],
  })
})

test.each<[z.ZodType, string]>([
  [z.iso.date(), 'a date such as 2025-01-31'],
  [z.boolean(), 'true or false'],
  [z.enum(['walk', 'ride']), 'one of "walk", "ride"'],
  [z.strictObject({ a: z.string() }), 'a group of fields'],
  [z.union([z.boolean(), z.strictObject({})]), 'true or false or a group of fields'],
  [image(), 'an image file such as "shot.png"'],
  [icon(), 'an icon name such as "rocket" or "simple-icons:github"'],
  [linkTarget(), 'a path such as "/docs", a heading such as "#top" or an https URL'],
  [reference('authors'), 'the name of an entry in "authors"'],
])('reports a missing field with its type: %#', (field, expected) => {
  const { problems } = validateFields(z.object({ field, parts: z.array(z.object({ field })) }), { parts: [{}] })
  expect(problems.map(({ message }) => message)).toEqual([
    `"field" is missing. Add it: ${expected}.`,
    `"parts[1].field" is missing. Add it: ${expected}.`,
  ])
})

const slip = (key: string, nearest: string) =>
  `"${key}" is not a field of this collection. Did you mean "${nearest}"? Rename it, or move it under another name.`

testTable((yaml) => {
  const messages = messagesOf(parse(yaml) as object)
  return messages.length === 1 ? messages[0] : messages
})('reports the fields "%s"', {
  // An empty field is missing.
  'date:': '"date" is missing. Add it: a date such as 2025-01-31.',
  '{ title: null, stops: null }': [],
  'date: soon': '"date" must be a date such as 2025-01-31, got "soon". Correct it.',
  'date: 2026-05-06T10:00:00Z':
    '"date" must be a date such as 2025-01-31, got "2026-05-06T10:00:00Z". Write 2026-05-06.',
  'date: 12.3.2026': '"date" must be a date such as 2025-01-31, got "12.3.2026". Write 2026-03-12.',
  'date: 31.2.2026': '"date" must be a date such as 2025-01-31, got "31.2.2026". Correct it.',
  'date: 2025-02-30': '"date" must be a date such as 2025-01-31, got "2025-02-30". Correct it.',
  'guides: mira': '"guides" must be a list, got "mira". Write [mira].',
  'guides: mira, Ada L.': '"guides" must be a list, got "mira, Ada L.". Write [mira, "Ada L."].',
  'seo: a.jpg':
    '"seo" must be a group of fields, got "a.jpg". Write its fields below it: title, description, image, noindex.',
  'title: 3': '"title" must be a text, got 3. Put it in quotes.',
  'title: ""': '"title" must be a text that is not empty, got "". Correct it.',
  'draft: yes': '"draft" must be true or false, got "yes". Correct it.',
  'length: "5"': '"length" must be a number, got "5". Correct it.',
  'length: 0': '"length" must be at least 1, got 0. Correct it.',
  'steps: 1.5': '"steps" must be a whole number, got 1.5. Correct it.',
  'version: 3': '"version" must be 2, got 3. Correct it.',
  'kind: wlak': '"kind" must be one of "walk", "ride", got "wlak". Correct it. Did you mean "walk"?',
  'icon: Rocket': '"icon" must be an icon name such as "rocket" or "simple-icons:github", got "Rocket". Correct it.',
  'stops: []': '"stops" must be a list of at least 1, got []. Correct it.',
  'stops: [A]': '"stops[1]" must be a group of fields, got "A". Write its fields below it: name, to, open.',
  'stops: [{ name: A }, { to: /a }]': '"stops[2].name" is missing. Add it: a text.',
  'stops: [{ name: A, to: a }]':
    '"stops[1].to" must be a path such as "/docs", a heading such as "#top" or an https URL, got "a". Correct it.',
  'stops: [{ name: A, opne: true }]':
    '"opne" is not a field in "stops[1]". Did you mean "open"? Allowed: name, to, open.',
  'navigation: no': '"navigation" must be true or false or a group of fields, got "no". Correct it.',
  'navigation: { defaultopen: true }':
    '"defaultopen" is not a field in "navigation". Did you mean "defaultOpen"? Allowed: title, icon, badge, target, disabled, active, defaultOpen.',
  'titel: x': slip('titel', 'title'),
  // The similar field is set, too.
  '{ title: A, titles: [B] }': [],
})

test.each(['tag', 'constructor', '__proto__'])('keeps the undeclared field "%s" as it is', (key) => {
  const result = validateFields(schema, { ...VALID, ...Object.fromEntries([[key, 'x']]) })
  expect(result.problems).toEqual([])
  expect(Object.entries(result.meta)).toEqual([[key, 'x']])
})

test.each([[['a']], [3], [null]])('rejects %j', (input) => {
  const { problems, fields, meta } = validateFields(schema, input)
  const message = `The fields must be written as "name: value", got ${JSON.stringify(input)}. Correct the file.`
  expect(problems).toEqual([{ path: [], message }])
  expect({ ...fields, ...meta }).toEqual({})
})

test('has a path that leads to line and column', () => {
  const source = readSource('content/trip.md', 'md', '---\ndate: 2025-01-31\nstops:\n  - name: A\n  - name: 3\n---\n')
  const [problem] = validateFields(schema, source.fields).problems
  expect(formatProblem({ file: 'content/trip.md', ...source.locate(problem!.path), message: problem!.message })).toBe(
    'content/trip.md:5:11  "stops[2].name" must be a text, got 3. Put it in quotes.',
  )
})
