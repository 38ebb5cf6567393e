import { z } from 'zod'
import { icon, linkTarget, markdown, reference } from './field-kinds'
import { findMarkedTexts, replaceTexts } from './marked-texts'

/** Returns the marked texts in fields: path, mark and text. */
const textsIn = (key: string, schema: z.ZodObject, fields: object) =>
  findMarkedTexts(key, schema, fields).map(({ path, mark, value }) => [path.join('.'), mark, value])

const schema = z.object({
  author: reference('authors').nullable().optional().describe('Author.'),
  next: reference('docs').default('/docs'),
  editors: z.array(reference('authors').describe('Editor.')).default([]),
  parts: z.array(z.strictObject({ by: z.array(reference('authors')).optional(), note: z.string() })).optional(),
  credits: z.object({ photo: reference('authors') }).readonly(),
  cover: reference('images').catch('a').prefault('b'),
  demo: linkTarget().optional(),
  title: z.string().optional(),
})

test('finds texts alone, in lists and in groups', () => {
  const parts = [{ note: 'x' }, { by: ['cleo'], note: 'y' }]
  const texts = {
    author: 'ada',
    next: '/docs/start',
    editors: ['ben', 'ada'],
    cover: 'c',
    demo: '/demo',
    title: 'ada',
  }
  const fields = { ...texts, parts, credits: { photo: 'dan' } }
  expect(textsIn('reference', schema, fields)).toEqual([
    ['author', 'authors', 'ada'],
    ['next', 'docs', '/docs/start'],
    ['editors.0', 'authors', 'ben'],
    ['editors.1', 'authors', 'ada'],
    ['cover', 'images', 'c'],
    ['parts.1.by.0', 'authors', 'cleo'],
    ['credits.photo', 'authors', 'dan'],
  ])
  expect(textsIn('isLink', schema, fields)).toEqual([['demo', true, '/demo']])
})

test('finds nothing in missing and undeclared fields', () => {
  expect(textsIn('reference', schema, { author: null, constructor: 'ada', parts: [], other: { author: 'a' } })).toEqual(
    [],
  )
})

test('replaces texts according to their schema, also in lists and groups', async () => {
  const schema = z.object({
    name: z.string(),
    mark: icon().optional(),
    parts: z.array(z.strictObject({ text: markdown(), count: z.number() })).default([]),
  })
  const parts = [
    { text: 'one', count: 1 },
    { text: 'two', count: 2 },
  ]
  const calls: string[] = []
  const replaced = await replaceTexts(schema, { name: 'A', mark: 'rocket', parts, other: 'B' }, (marks, text, path) => {
    if (!marks['isMarkdown']) return marks['isIcon'] ? { icon: text } : text
    calls.push(path.join('.'))
    return Promise.resolve([text])
  })
  expect(replaced).toEqual({
    name: 'A',
    mark: { icon: 'rocket' },
    parts: [
      { text: ['one'], count: 1 },
      { text: ['two'], count: 2 },
    ],
    other: 'B',
  })
  expect(calls).toEqual(['parts.0.text', 'parts.1.text'])
})
